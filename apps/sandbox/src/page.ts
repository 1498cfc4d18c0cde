import { type Html, html } from '#html.ts';

/** Which service the page plays; it only colours the page. */
export type Brand = 'naver' | 'google' | 'toss' | 'plain';

const brandNames: Record<Brand, string> = {
  naver: '네이버 로그인',
  google: 'Google 로그인',
  toss: '토스페이먼츠 결제창',
  plain: '샌드박스',
};

/** One page of the sandbox. Nobody should take it for the real service, so the band says what it is. */
export function renderPage(options: { brand: Brand; basePath: string; title: string; body: Html }): string {
  const { brand, basePath, title, body } = options;
  return html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · 개발용 샌드박스</title>
        <link rel="stylesheet" href="${basePath}/style.css" />
      </head>
      <body class="${brand}">
        <p class="band">
          개발용 샌드박스예요. 실제 ${brandNames[brand]}이 아니고, 아무 정보도 밖으로 나가지 않아요.
        </p>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text.trim();
}

export const styleSheet = `
:root { color-scheme: light; --tint: #6b4eff; }
.naver { --tint: #03a94d; }
.google { --tint: #1a73e8; }
.toss { --tint: #3182f6; }
* { box-sizing: border-box; }
body { margin: 0; background: #f5f6f8; color: #1c1e22; font: 16px/1.5 Pretendard, system-ui, sans-serif; }
.band { margin: 0; padding: 10px 16px; background: #fff4d6; color: #5c4300; text-align: center; font-size: 14px; }
main { max-width: 420px; margin: 32px auto; padding: 28px; background: #fff; border-radius: 16px; box-shadow: 0 1px 4px #0002; }
h1 { margin: 0 0 16px; font-size: 22px; }
h2 { margin: 24px 0 8px; font-size: 15px; color: #555b66; }
ul { margin: 0; padding: 0; list-style: none; }
li + li { margin-top: 8px; }
dt { margin-top: 8px; font-size: 14px; color: #555b66; }
dd { margin: 0; }
label { display: block; margin-top: 8px; font-size: 14px; color: #555b66; }
input, select { width: 100%; margin-top: 4px; padding: 10px 12px; border: 1px solid #c6cad2; border-radius: 10px; font: inherit; }
button { width: 100%; padding: 12px 16px; border: 1px solid #d9dce2; border-radius: 12px; background: #fff; color: inherit; font: inherit; text-align: left; cursor: pointer; }
button:hover { border-color: var(--tint); }
button:focus-visible, input:focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
button.main { margin-top: 16px; background: var(--tint); border-color: var(--tint); color: #fff; font-weight: 600; text-align: center; }
button.quiet { margin-top: 8px; text-align: center; }
small { display: block; color: #555b66; }
.error { color: #b3261e; }
`;
