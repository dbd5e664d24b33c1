import type { Plugin } from 'vite';
import { viewerStyles } from '../../../components/Gallery/viewer-styles.ts';
import { toastStyles } from '../../../components/widgets/toast-styles.ts';

const ADDED: [stylesheet: string, styles: string][] = [
  ['glightbox/dist/css/glightbox.min.css', viewerStyles],
  ['notyf/notyf.min.css', toastStyles],
];

/** Ends a package's stylesheet with this site's own rules: they come when it does, and no page carries them before. */
export function vendorStyles(): Plugin {
  return {
    name: 'added-styles',
    enforce: 'pre',
    transform: {
      // Not the module `?url`, which only names the file.
      filter: { id: /\.min\.css(?!\?url)/ },
      handler(code, id) {
        const added = ADDED.find(([stylesheet]) => id.includes(stylesheet));
        return added ? { code: `${code}\n${added[1]}`, map: null } : undefined;
      },
    },
  };
}
