const frameLifeMs = 10 * 60_000;

/**
 * Prints a PDF through a hidden frame. Where the browser cannot print a frame, the PDF opens in a new tab.
 * Resolves with how it went out.
 */
export function printBlob(pdf: Blob): Promise<'frame' | 'tab'> {
  const url = URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' }));
  if (!canShowPdf()) return Promise.resolve(openInTab(url));
  return new Promise((resolve) => {
    const frame = document.createElement('iframe');
    // Neither `display: none` nor no size: some browsers print such a frame empty.
    frame.style.cssText = 'position:fixed;right:0;bottom:0;width:1px;height:1px;border:0;opacity:0';
    frame.title = '인쇄할 자료';
    frame.setAttribute('aria-hidden', 'true');
    frame.tabIndex = -1;
    frame.addEventListener('load', () => {
      try {
        frame.contentWindow?.focus();
        frame.contentWindow?.print();
        resolve('frame');
      } catch (error) {
        console.warn('틀 안에서 인쇄하지 못해 새 창으로 열어요.', error);
        resolve(openInTab(url));
      }
    });
    frame.src = url;
    document.body.append(frame);
    // The print dialog may stay open for long, and nothing tells when it was closed.
    setTimeout(() => {
      frame.remove();
      URL.revokeObjectURL(url);
    }, frameLifeMs);
  });
}

/** Safari prints only its own page from a frame; phones have no viewer inside a page. */
function canShowPdf(): boolean {
  const isSafari = /^((?!chrome|android|crios|fxios).)*safari/iu.test(navigator.userAgent);
  return navigator.pdfViewerEnabled && !isSafari;
}

function openInTab(url: string): 'tab' {
  open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), frameLifeMs);
  return 'tab';
}
