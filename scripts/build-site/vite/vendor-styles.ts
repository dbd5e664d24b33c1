import type { Plugin } from 'vite';
import { viewerStyles } from '../../../components/Gallery/viewer-styles.ts';
import { toastStyles } from '../../../components/widgets/toast-styles.ts';

const VENDOR_STYLES: [stylesheet: string, styles: string][] = [
  ['glightbox/dist/css/glightbox.min.css', viewerStyles],
  ['notyf/notyf.min.css', toastStyles],
];

/**
 * Appends this site's own rules to the stylesheet of a package, so that pages without the package do not load these
 * rules.
 */
export function vendorStyles(): Plugin {
  return {
    name: 'added-styles',
    enforce: 'pre',
    transform: {
      // Excludes the module `?url`, which contains only the name of the file.
      filter: { id: /\.min\.css(?!\?url)/ },
      handler(code, id) {
        const entry = VENDOR_STYLES.find(([stylesheet]) => id.includes(stylesheet));
        return entry ? { code: `${code}\n${entry[1]}`, map: null } : undefined;
      },
    },
  };
}
