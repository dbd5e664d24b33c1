import { onDisk } from '../../data/model/read/source';
import { deliveryPath } from '../../data/model/site/contact-form';
import { requireSite } from '../../data/model/site/load-site';
import type { BuiltDocument } from '../build-site/documents';
import { mapConcurrently } from '../lib/concurrency';
import { serveFolder } from '../lib/serve-folder';
import { createTrialRequest } from '../lib/trial-request';
import { launchBrowser } from '../testing/chromium';
import { budgets, contentBudgets, kindOf } from './budgets';
import { weighMainThread } from './main-thread';
import { findHeaviestPages, type MeasuredSite, MISSING_PATH } from './pages';
import { closestToLimit, markContentDependent, type Weight } from './report';
import { measureAnswer } from './round-trip';
import { weighShifts } from './stability';
import { bytesOf, sentBytes, type Transfer } from './transfers';
import { MAX_CONCURRENT_VISITS, type Visit, visit } from './visit';

/** Measures the compressed size of every document, including its styles. */
export function measureDocuments(folder: string, documents: BuiltDocument[]): Weight[] {
  const limitOf = (file: string) => (file === 'index.html' ? contentBudgets.homeDocument : contentBudgets.document);
  const measurements = documents.map(({ file }) => ({
    page: file,
    value: sentBytes(folder, file),
    limit: limitOf(file),
  }));
  return [markContentDependent(closestToLimit('HTML with its styles, bytes', measurements))];
}

/** Measures what a host sends for the home page, with its headers. */
export async function measureRoundTrip(folder: string): Promise<Weight[]> {
  const page = 'index.html';
  const { http2 } = await measureAnswer(folder, page);
  return [
    markContentDependent(
      closestToLimit('home with its headers over HTTP/2, for one round trip', [
        { page, value: http2, limit: budgets.homeAnswer },
      ]),
    ),
  ];
}

/** Measures the heaviest page of each kind in a browser. */
export async function measureInBrowser(folder: string, documents: BuiltDocument[]): Promise<Weight[]> {
  const browser = await launchBrowser();
  const { url, close } = await serveFolder(folder);
  // The page of corrections is left out, because no visitor opens its URL. The form's program answers with this page,
  // without the form's widget.
  const toCorrect = requireSite(onDisk()).deliveryCopy.toCorrect.path;
  const pages = findHeaviestPages(folder, documents).filter(({ path }) => path !== toCorrect);
  const site = { browser, url, folder, pages };
  try {
    return [
      ...(await weighVisits(site)),
      ...(await weighWidgets(site)),
      await weighShifts(site),
      ...(await weighMainThread(site)),
    ];
  } finally {
    await browser.close();
    await close();
  }
}

/**
 * Measures the requests and bytes of each page before any interaction, on a phone whose browser reports a slow
 * connection.
 */
async function weighVisits({ browser, url, folder, pages }: MeasuredSite): Promise<Weight[]> {
  const visits = await mapConcurrently(pages, MAX_CONCURRENT_VISITS, ({ path }) =>
    visit(browser, url + path, { connection: 'slow' }, ({ transfers }) => {
      const [face, before] = [transfers.filter(isFace), transfers.filter((transfer) => !isFace(transfer))];
      return { path, face, before };
    }),
  );
  type VisitResult = (typeof visits)[number];
  const weighPages = (
    title: string,
    { measure, limit }: { measure: (visited: VisitResult) => number; limit: (path: string) => number },
  ) =>
    closestToLimit(
      title,
      visits.map((visitResult) => ({
        page: visitResult.path,
        value: measure(visitResult),
        limit: limit(visitResult.path),
      })),
    );
  return [
    weighPages('requests before interaction', {
      measure: ({ before }) => before.length,
      limit: (path) => budgets.requestsBefore[kindOf(path)],
    }),
    markContentDependent(
      weighPages('all bytes before interaction', {
        measure: ({ before }) => bytesOf(before),
        limit: (path) => contentBudgets.bytesBefore[kindOf(path)],
      }),
    ),
    weighPages('script before interaction, bytes', {
      measure: ({ before }) => compressedBytesOf(folder, before, ['script']),
      limit: (path) => (path === MISSING_PATH ? budgets.scriptBeforeOnNotFound : budgets.scriptBefore),
    }),
    weighPages('heading face, bytes', { measure: ({ face }) => bytesOf(face), limit: () => budgets.headingFace }),
  ];
}

/**
 * The heading font has its own limit, because it loads once for all pages, and after everything else on a slow
 * connection.
 */
const isFace = ({ kind }: Transfer) => kind === 'font';

/**
 * Measures the code that the form and the viewer fetch when a visitor uses them. The code of the form includes its
 * texts and rules.
 */
async function weighWidgets({ browser, url, folder }: MeasuredSite): Promise<Weight[]> {
  const { contactForm, company } = requireSite(onDisk());
  const transfersOf = async ({ page, transfers }: Visit, kinds: string[], action: () => Promise<void>) => {
    const before = transfers.length;
    await action();
    await page.waitForLoadState('networkidle');
    return compressedBytesOf(folder, transfers.slice(before), kinds);
  };
  const form = await visit(browser, `${url}/contact`, { connection: 'slow' }, async (visited) => {
    const { page } = visited;
    const live = await transfersOf(visited, ['script'], async () => {
      await page.tap('main form [name=name]');
      await page.waitForSelector('[data-widget^=ContactForm][data-widget-status=ready]');
    });
    const toast = await transfersOf(visited, ['script'], async () => {
      // The server of the built folder runs no PHP.
      await page.route(`**${deliveryPath}`, (route) => route.fulfill({ json: { stored: true } }));
      for (const [name, value] of Object.entries(createTrialRequest(contactForm.fields, company)))
        await page.fill(`main form [name=${name}]`, value);
      await page.tap('main form [type=submit]');
      await page.waitForSelector('.notyf__toast');
    });
    return { live, toast };
  });
  const viewer = await visit(browser, `${url}/realisations`, { connection: 'slow' }, (visited) =>
    transfersOf(visited, ['script', 'stylesheet'], async () => {
      await visited.page.tap('main [data-widget^=Gallery] a');
      await visited.page.waitForSelector('.glightbox-container .gslide.current img');
    }),
  );
  const measurementOf = (page: string, value: number, limit: number) => [{ page, value, limit }];
  return [
    markContentDependent(
      closestToLimit(
        'script until the form is live, bytes',
        measurementOf('/contact', form.live, contentBudgets.formScript),
      ),
    ),
    markContentDependent(
      closestToLimit(
        'the same with its toast',
        measurementOf('/contact', form.live + form.toast, contentBudgets.formScriptWithToast),
      ),
    ),
    closestToLimit('viewer, code and styles, bytes', measurementOf('/realisations', viewer, budgets.viewer)),
  ];
}

/** Returns the compressed size of the transferred files, without headers. */
function compressedBytesOf(folder: string, transfers: Transfer[], kinds: string[]): number {
  return transfers
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { path }) => sum + sentBytes(folder, path), 0);
}
