import { readFileSync } from 'node:fs';
import { colour } from '../../../components/theme/tokens';
import { typeset } from '../../../components/typography/typeset';
import { MAX_ALT_CHARACTERS } from '../../../data/model/schema/collections';
import { LIMITS, VERSION_META } from '../shared/protocol';

const SCRIPT = readFileSync(new URL('./send-pictures.js', import.meta.url), 'utf8');

const PHOTO_LIMIT = typeset(LIMITS.photo.text);

const STYLE = `
*{box-sizing:border-box}
body{margin:0;padding:16px;font:17px/1.45 -apple-system,Roboto,"Segoe UI",sans-serif;color:${colour.ink};background:${colour.chalk}}
main{max-width:34rem;margin:0 auto}
h1{margin:0 0 8px;font-size:24px;line-height:1.2}
p{margin:0 0 12px}
.choix{position:relative;display:block;min-height:56px;margin:0 0 12px;padding:16px;border-radius:4px;color:${colour.white};background:${colour.fir};font-weight:700;text-align:center;overflow:hidden}
.choix.second{color:${colour.fir};background:${colour.white};box-shadow:inset 0 0 0 2px ${colour.fir}}
.choix input{position:absolute;top:0;left:0;width:100%;height:100%;opacity:0;font-size:24px}
.choix:focus-within{outline:3px solid ${colour.clay};outline-offset:2px}
.etat{min-height:1.5em;font-weight:700}
.aide,.mot{font-size:15px;color:${colour.inkSoft}}
.faute,.ferme{font-weight:700;color:${colour.error}}
.ferme{padding:12px;border:2px solid ${colour.error};border-radius:4px;background:${colour.white}}
ul{list-style:none;margin:0;padding:0}
li{margin:0 0 16px;padding:12px;border:1px solid ${colour.stoneDeep};border-radius:4px;background:${colour.white}}
.tete{display:flex;align-items:flex-start}
.tete img{flex:none;width:72px;height:72px;margin-right:12px;object-fit:cover;border-radius:4px;background:${colour.stone}}
.tete div{flex:1;min-width:0}
.nom{margin:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
progress{display:block;width:100%;height:12px;margin:6px 0;accent-color:${colour.fir}}
label{display:block;margin-top:8px;font-weight:700}
textarea{display:block;width:100%;margin-top:4px;padding:8px 12px;border:1px solid ${colour.control};border-radius:4px;font:inherit;font-weight:400;background:${colour.white}}
a{color:${colour.fir}}
.lien{display:block;padding:12px 0}
`;

/** Returns a page for the phone; `main` and `script` are HTML. */
const phoneDocument = (title: string, main: string, script = '') => `<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<title>${title} – Le bureau</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>${script}
</body>
</html>
`;

/** Returns the page that sends photos. Its script runs in the oldest browsers that the site supports. */
export const uploadPage = (nonce: string, pieceBytes: number) =>
  phoneDocument(
    'Envoyer des photos',
    `<h1>Envoyer des photos</h1>
<p>Elles vont au bureau, sur votre ordinateur, et nulle part ailleurs. Rien n’est encore sur le site.</p>
<noscript><p class="faute">Ce navigateur n’exécute pas de script : ouvrez cette adresse avec un autre (Safari, Chrome ou Firefox).</p></noscript>
<label class="choix">Choisir des photos<input type="file" accept="image/*" multiple></label>
<label class="choix second">Prendre une photo<input type="file" accept="image/*" capture="environment"></label>
<p class="etat" id="etat" role="status"></p>
<ul id="photos" data-piece="${pieceBytes}" data-max-bytes="${LIMITS.photo.maxBytes}" data-too-large="Trop gros : ${PHOTO_LIMIT}." data-max-alt="${MAX_ALT_CHARACTERS}" aria-label="Photos"></ul>
<p class="aide">Gardez cette page ouverte jusqu’à la fin. Si la connexion se coupe, l’envoi reprend où il en était. JPEG, HEIC (iPhone), PNG ou WebP, ${PHOTO_LIMIT}, sans les réduire.</p>
<a class="lien" href="site/">Voir le site tel qu’il est au bureau</a>`,
    `
<script nonce="${nonce}">${SCRIPT}</script>`,
  );

/** Returns the page with the sentence of a refusal, for example after a mistyped address. */
export const refusalPage = (sentence: string) =>
  phoneDocument(
    'Rien ici',
    `<h1>${sentence}</h1>
<p>Scannez de nouveau le code que montre le bureau, ou recopiez son adresse en entier, sans espace. Elle change à chaque ouverture de l’accès.</p>`,
  );

/**
 * Returns the foot of the site's pages on the phone. It has a link back, and a script that reloads the page if
 * the desk has another version of data/ than the page.
 */
export const pageFoot = (nonce: string, prefix: string) => `
<p style="margin:0;padding:16px;color:${colour.white};background:${colour.slate};font:15px/1.5 sans-serif">
<span id="bureau-suivi" role="status">Aperçu du bureau : la page suit vos changements. Rien ne s’envoie d’ici.</span>
<a href="${prefix}/" style="display:block;padding:12px 0;color:inherit">Envoyer des photos</a></p>
<script nonce="${nonce}">(function () {
  var changes = window.EventSource && new EventSource('${prefix}/follow');
  var versionElement = document.querySelector('meta[name=${VERSION_META}]');
  if (!changes) return;
  changes.onmessage = function (event) {
    var news = JSON.parse(event.data);
    if (versionElement && news.version && news.version !== versionElement.content) location.reload();
    if (!news.end) return;
    changes.close();
    document.getElementById('bureau-suivi').textContent = 'Le bureau a fermé l’accès : cette page ne change plus.';
  };
})();</script>
`;
