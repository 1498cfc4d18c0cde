import type { Plugin } from 'vite';

/** Lets the chunk that holds a module run as soon as it is there: the entry would run it after all the others. */
export function runEarly(module: string): Plugin {
  return {
    name: 'jadoo-run-early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
        );
        const preload = `<link rel="modulepreload" crossorigin href="/${chunk?.fileName ?? ''}">`;
        if (!chunk || !page.includes(preload)) throw new Error(`the page does not load ${module}`);
        // Modules run in the order in which the page names them.
        return page
          .replace(preload, '')
          .replace(
            '<script type="module"',
            `<script type="module" crossorigin src="/${chunk.fileName}"></script>$&`,
          );
      },
    },
  };
}
