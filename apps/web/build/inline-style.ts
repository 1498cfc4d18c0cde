import type { Plugin } from 'vite';

const link = /<link rel="stylesheet" crossorigin (href="\/(assets\/index-[\w-]+\.css)")>/u;

/** Writes the style sheet of the app into its page: what the page shows by itself then waits for nothing else. */
export function inlineStyle(): Plugin {
  return {
    name: 'jadoo-inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const [, href = '', name = ''] = link.exec(page) ?? [];
        const file = bundle[name];
        if (file?.type !== 'asset') throw new Error('the page has no style sheet');
        // The link, which loads nothing, tells chunks that they need not fetch the sheet that they share.
        return page.replace(
          link,
          () => `<style>${String(file.source).trim()}</style><link rel="stylesheet" ${href} disabled>`,
        );
      },
    },
  };
}
