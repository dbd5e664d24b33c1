/** Loads a widget's own stylesheet, once; rejects when it does not come. */
export function loadStylesheet(url: string): Promise<void> {
  if (document.querySelector(`link[href="${url}"]`)) return Promise.resolve();
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${url} did not come`));
    };
    document.head.appendChild(link);
  });
}
