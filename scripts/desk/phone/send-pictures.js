// Sends pictures in pieces. The code runs in Chromium 64, Safari 11.1 and Firefox 67 without a build step.
(() => {
  const list = document.getElementById('photos');
  const state = document.getElementById('etat');
  const pieceBytes = Number(list.getAttribute('data-piece'));
  const maxBytes = Number(list.getAttribute('data-max-bytes'));
  const maxAltCharacters = Number(list.getAttribute('data-max-alt'));
  /** The timeout of a request. It is longer than the desk waits for a piece. */
  const TIMEOUT_MS = 70000;
  const MAX_PAUSE_MS = 8000;
  const TYPING_PAUSE_MS = 600;
  /** The pause between two requests for the state of a picture that the desk prepares. */
  const PREPARING_PAUSE_MS = 1000;
  const items = [];
  let isSending = false;
  let isClosed = false;
  const doNothing = () => {};
  let wake = doNothing;

  /** Returns the same id for a file after the page was reloaded, so that its upload continues. */
  function idOf(file) {
    const text = `${file.name}|${file.size}|${file.lastModified}`;
    let high = 0xdeadbeef;
    let low = 0x41c6ce57;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    return `${(high >>> 0).toString(16)}${(low >>> 0).toString(16)}`;
  }

  function ask(method, path, body, onProgress, done) {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.timeout = TIMEOUT_MS;
    if (onProgress && request.upload) request.upload.onprogress = (event) => onProgress(event.loaded);
    request.onloadend = () => {
      let answer = {};
      try {
        answer = JSON.parse(request.responseText);
      } catch (_error) {
        // The connection failed, or the response is not from the desk.
      }
      done(request.status, answer);
    };
    request.send(body);
  }

  function add(tag, parent, text, className) {
    const element = document.createElement(tag);
    if (text) element.textContent = text;
    if (className) element.className = className;
    parent.appendChild(element);
    return element;
  }

  function take(file) {
    const id = idOf(file);
    const knownItem = items.filter((item) => item.id === id)[0];
    // The desk decides about a picture that has arrived, because the owner may have discarded it at the desk.
    if (knownItem && !knownItem.isRefused && !knownItem.isDone) return;
    if (knownItem) {
      list.removeChild(knownItem.row);
      items.splice(items.indexOf(knownItem), 1);
    }
    const row = add('li', list);
    const head = add('div', row, '', 'tete');
    const picture = add('img', head);
    picture.alt = '';
    picture.onload = () => URL.revokeObjectURL(picture.src);
    // A phone that takes photos in HEIC may be unable to show them.
    picture.onerror = () => {
      picture.style.visibility = 'hidden';
    };
    picture.src = URL.createObjectURL(file);
    const words = add('div', head);
    add('p', words, file.name, 'nom');
    const progress = add('progress', words);
    progress.max = file.size;
    progress.value = 0;
    progress.setAttribute('aria-label', file.name);
    const word = add('p', words, 'En attente', 'mot');
    const label = add('label', row, 'Ce que la photo montre');
    const text = add('textarea', label);
    text.rows = 2;
    text.maxLength = maxAltCharacters;
    text.placeholder = 'Versant de tuiles neuves, cheminée reprise en zinc';
    if (knownItem) text.value = knownItem.text.value;
    const item = { id, file, row, progress, word, label, text, sentBytes: 0, pause: 0, sentText: '' };
    items.push(item);
    let typingTimer = 0;
    const scheduleDescription = () => {
      clearTimeout(typingTimer);
      typingTimer = setTimeout(() => sendDescription(item), TYPING_PAUSE_MS);
    };
    text.addEventListener('input', scheduleDescription);
    text.addEventListener('change', () => sendDescription(item));
    if (file.size > maxBytes) refuse(item, list.getAttribute('data-too-large'));
  }

  function count() {
    const doneCount = items.filter((item) => item.isDone).length;
    const refusedCount = items.filter((item) => item.isRefused).length;
    const allCount = items.length - refusedCount;
    let sentence =
      allCount > 0 ? `${doneCount} sur ${allCount} ${doneCount > 1 ? 'arrivées' : 'arrivée'} au bureau` : '';
    if (allCount > 0 && doneCount === allCount)
      sentence = `${allCount > 1 ? `Les ${allCount} photos sont` : 'La photo est'} au bureau.`;
    state.textContent = `${sentence}${refusedCount ? ` ${refusedCount} ${refusedCount > 1 ? 'refusées' : 'refusée'}.` : ''}`;
  }

  function refuse(item, sentence) {
    item.isRefused = true;
    item.word.textContent = sentence;
    item.word.className = 'faute';
    item.progress.style.display = 'none';
    item.label.style.display = 'none';
    count();
  }

  function finish(item, answer, sentence) {
    item.isDone = true;
    item.progress.value = item.file.size;
    item.word.textContent = `${sentence}${answer.note ? ` ${answer.note}` : ''}`;
    sendDescription(item);
    count();
  }

  function end() {
    if (isClosed) return;
    isClosed = true;
    const notice = document.createElement('p');
    notice.className = 'ferme';
    notice.setAttribute('role', 'alert');
    notice.textContent =
      'Le bureau a fermé l’accès du téléphone. Rouvrez « Depuis mon téléphone » sur l’ordinateur, et scannez le nouveau code.';
    list.parentNode.insertBefore(notice, list);
  }

  /** Sends the description once the desk has received a piece of the picture. */
  function sendDescription(item) {
    const text = item.text.value.trim();
    if (isClosed || item.isRefused || text === item.sentText || !(item.sentBytes > 0 || item.isDone)) return;
    ask('POST', `description/${item.id}`, text, null, (status) => {
      if (status === 200) item.sentText = text;
      else if (!isClosed && status !== 403 && status !== 404) setTimeout(() => sendDescription(item), 3000);
    });
  }

  function sendNext() {
    if (isSending || isClosed) return;
    const item = items.filter((candidate) => !candidate.isDone && !candidate.isRefused)[0];
    count();
    if (!item) return;
    isSending = true;
    goOn(item);
  }

  function leave() {
    isSending = false;
    sendNext();
  }

  /** Asks how many bytes have arrived, and sends the next piece. */
  function goOn(item) {
    ask('GET', `photo/${item.id}`, null, null, (status, answer) => {
      if (status !== 200) return lose(item, status);
      const isFirstAnswer = !item.isKnown;
      item.isKnown = true;
      // The desk remembers an earlier refusal. The owner has chosen the picture again, so it is sent again.
      if (isFirstAnswer && answer.refused) return settle(item, { received: 0 });
      settle(item, answer, isFirstAnswer ? 'Elle était déjà au bureau : rien n’a été renvoyé.' : undefined);
    });
  }

  function settle(item, answer, doneSentence = 'Arrivée au bureau.') {
    if (answer.refused) {
      refuse(item, answer.refused);
      return leave();
    }
    if (answer.isDone) {
      finish(item, answer, doneSentence);
      return leave();
    }
    item.sentBytes = answer.received;
    sendDescription(item);
    if (answer.received < item.file.size) return sendPiece(item);
    item.pause = 0;
    item.progress.value = item.file.size;
    item.word.textContent = 'Le bureau la prépare…';
    setTimeout(() => goOn(item), PREPARING_PAUSE_MS);
  }

  function sendPiece(item) {
    const { file, sentBytes } = item;
    const piece = file.slice(sentBytes, sentBytes + pieceBytes);
    const query = `name=${encodeURIComponent(file.name || 'photo')}&size=${file.size}&start=${sentBytes}`;
    item.word.textContent = sentBytes + piece.size < file.size ? 'Envoi…' : 'Envoi… le bureau la prépare';
    const show = (loaded) => {
      item.progress.value = Math.min(file.size, sentBytes + loaded);
    };
    ask('POST', `photo/${item.id}?${query}`, piece, show, (status, answer) => {
      if (status === 200) {
        item.pause = 0;
        item.progress.value = answer.received;
        settle(item, answer);
      } else if (status === 409) goOn(item);
      else if (answer.refused && status >= 400 && status < 500 && status !== 403 && status !== 404) {
        refuse(item, answer.refused);
        leave();
      } else lose(item, status);
    });
  }

  /** Retries after a pause, or at once when the phone is back on the network. A closed access ends all uploads. */
  function lose(item, status) {
    if (isClosed) return;
    if (status === 403 || status === 404) return end();
    item.pause = Math.min(MAX_PAUSE_MS, item.pause * 2 || 1000);
    item.word.textContent = 'Connexion perdue : l’envoi reprend tout seul. Le Wi-Fi est-il allumé ?';
    const retry = () => {
      clearTimeout(timer);
      wake = doNothing;
      goOn(item);
    };
    const timer = setTimeout(retry, item.pause);
    wake = retry;
  }

  for (const input of document.querySelectorAll('input[type=file]'))
    input.addEventListener('change', () => {
      const files = Array.prototype.slice.call(input.files);
      input.value = '';
      files.forEach(take);
      sendNext();
    });
  window.addEventListener('online', () => wake());
  window.addEventListener('beforeunload', (event) => {
    if (!isSending || isClosed) return;
    event.preventDefault();
    event.returnValue = '';
  });
  if (window.EventSource) {
    const changes = new EventSource('follow');
    changes.onmessage = (event) => {
      if (!JSON.parse(event.data).end) return;
      changes.close();
      end();
    };
  }
})();
