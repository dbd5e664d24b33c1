<?php
/*
 * Receives the contact form. A request is stored first and mailed second: a mail that gets lost loses no request, and
 * nothing here says «delivered». Runs on PHP 7.4 to 8.5 without any extension. The build writes the settings from
 * data/ (scripts/build-site/delivery/write-delivery.ts); a host without PHP would show this file, which has no secret.
 *
 * The folder of requests holds, per request, <name>.php with its text. Beside it stands <name>.non-envoyee until mail()
 * has taken it, or <name>.robot until its number was told. docs/decisions/013-form-delivery.md has all states.
 */

const SETTINGS = [];

/** First line of every file that holds what a visitor wrote: who asks a web server for it gets an empty 404. */
const SHUT = "<?php http_response_code(404); exit; __halt_compiler();\n";

/** Seconds after which a mail that was begun counts as failed: its process was ended by the host. */
const LONGEST_MAIL = 600;

const LETTERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** Ends a request that is not stored, with the status of the answer and the mistakes by field. */
final class Refusal extends Exception {
    public $mistakes;

    public function __construct(int $status, array $mistakes = []) {
        parent::__construct('', $status);
        $this->mistakes = $mistakes;
    }
}

try {
    ifAllowed('ini_set', 'display_errors', '0');
    // What was begun is ended, also where the visitor's line has gone.
    ifAllowed('ignore_user_abort', true);
    refuseOtherThanForms();
    $request = readRequest();
    $mistakes = mistakesIn($request);
    if ($mistakes) {
        throw new Refusal(422, $mistakes);
    }
    $folder = openFolder();
    $toMail = storeAndTake($folder, $request);
    answerStored();
} catch (Refusal $refusal) {
    answerRefused($refusal->getCode(), $refusal->mistakes);
    exit;
} catch (Throwable $error) {
    ifAllowed('error_log', 'demande.php: ' . $error->getMessage() . ', line ' . $error->getLine());
    answerRefused(500, []);
    exit;
}
if ($toMail) {
    mailTaken($folder, $toMail, $request);
}

/** Calls what some hosts take away, where it is there. */
function ifAllowed(string $function, ...$arguments) {
    return function_exists($function) ? @$function(...$arguments) : null;
}

/** The time in Igney, whatever the host's clock shows. */
function now(string $format, string $when = 'now'): string {
    return (new DateTime($when, new DateTimeZone('Europe/Paris')))->format($format);
}

// ---------------------------------------------------------------------------------------------------- What is sent ---

function refuseOtherThanForms(): void {
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        header('Allow: POST');
        throw new Refusal(405);
    }
    // Old browsers send no Origin; a robot may leave it out, and gets as far as a visitor does.
    if (isset($_SERVER['HTTP_ORIGIN']) && !isOwnSite($_SERVER['HTTP_ORIGIN'])) {
        throw new Refusal(403);
    }
    // A line that was cut, or a full disk, leaves a part of what was sent: without a length nobody would see it.
    $length = (string) ($_SERVER['CONTENT_LENGTH'] ?? '');
    if ($length === '') {
        throw new Refusal(411);
    }
    if ((int) $length > SETTINGS['largestRequest']) {
        throw new Refusal(413);
    }
    $isForm = stripos(trim($_SERVER['CONTENT_TYPE'] ?? ''), 'application/x-www-form-urlencoded') === 0;
    if (!$isForm || strlen((string) file_get_contents('php://input')) !== (int) $length) {
        throw new Refusal(400);
    }
}

/** The Host may be another inside than outside, behind a proxy: the site's own name counts, too. */
function isOwnSite(string $origin): bool {
    $named = strtolower(preg_replace('~^https?://~i', '', $origin));
    $host = strtolower(preg_replace('~:(80|443)$~', '', $_SERVER['HTTP_HOST'] ?? ''));
    return $named !== '' && ($named === $host || $named === SETTINGS['host']);
}

/** What was sent under a name of the form, as valid text. */
function sent(string $name): string {
    $value = $_POST[$name] ?? '';
    if (!is_string($value) || strpos($value, "\0") !== false || preg_match('//u', $value) !== 1) {
        throw new Refusal(400);
    }
    // A browser without scripts sends two characters for a line break, and counts one.
    return str_replace("\r\n", "\n", $value);
}

/** The fields' values, trimmed as the form's script trims, and the name under which they are stored. */
function readRequest(): array {
    $page = sent('page');
    $key = sent('key');
    if (!in_array($page, ['', 'full', 'compact'], true) || !preg_match('/^([0-9a-f]{32})?$/D', $key)) {
        throw new Refusal(400);
    }
    $fields = [];
    foreach (SETTINGS['fields'] as $name => $field) {
        $isShown = $field['compact'] || $page !== 'compact';
        $fields[$name] = $isShown ? trimLikeBrowser(sent($name)) : '';
    }
    // The same text on the same day is the same request, however often it comes; a day begins at four, when nobody
    // writes. Who wants it to be another one gives a key.
    $name = hash('sha256', ($key === '' ? now('Ymd', '-4 hours') : $key) . "\0" . implode("\0", $fields));
    return ['name' => substr($name, 0, 32), 'isRobot' => sent('website') !== '', 'fields' => $fields];
}

function trimLikeBrowser(string $text): string {
    $around = SETTINGS['around'];
    // The lookbehind lets a long row of spaces be tried once, not once for each of them.
    return preg_replace("~^{$around}+|(?<!{$around}){$around}+$~uD", '', $text);
}

/** The first message of each field that breaks a rule: the rules of the form in the browser. */
function mistakesIn(array $request): array {
    $mistakes = [];
    foreach (SETTINGS['fields'] as $name => $field) {
        $value = $request['fields'][$name];
        if ($value === '') {
            if ($field['required']) {
                $mistakes[$name] = SETTINGS['requiredMessage'];
            }
        // Before the pattern, which would take long over a long text.
        } elseif (preg_match_all('/[^\x80-\xBF]/', $value) > $field['longest']) {
            $mistakes[$name] = $field['tooLong'];
        // In small letters, because of /iu, for which the Kelvin sign is a «k», and not by strtolower(), which before
        // PHP 8.2 goes by the host's language.
        } elseif (isset($field['pattern']) && preg_match($field['pattern'], strtr($value, ...LETTERS)) !== 1) {
            $mistakes[$name] = $field['message'];
        }
    }
    return $mistakes;
}

// --------------------------------------------------------------------------------------------------------- Storing ---

/** Beside the site, where no address leads; inside it, hidden, where the host lets PHP write nowhere else. */
function openFolder(): string {
    foreach ([dirname(__DIR__) . '/' . SETTINGS['folder'], __DIR__ . '/.demandes'] as $folder) {
        if (!@file_exists($folder)) {
            makeFolder($folder);
        }
        // What somebody else has made is left as it is.
        $isOwn = strpos((string) @file_get_contents("$folder/.htaccess"), strtok(SETTINGS['deny'], "\n")) === 0;
        if ($isOwn && @is_writable($folder)) {
            return $folder;
        }
    }
    throw new Refusal(503);
}

/** Whole under its name, shut and marked as one's own, or not there at all: two may come first in one moment. */
function makeFolder(string $folder): void {
    $part = $folder . '.' . bin2hex(random_bytes(4)) . '.part';
    $isMade = @mkdir($part, 0700) && @file_put_contents("$part/index.html", '') === 0
        && @file_put_contents("$part/.htaccess", SETTINGS['deny']) && @rename($part, $folder);
    if (!$isMade) {
        @unlink("$part/.htaccess");
        @unlink("$part/index.html");
        @rmdir($part);
    }
}

/** Stores a request once, however often it comes, and takes what is to be mailed now: no other process mails it, too. */
function storeAndTake(string $folder, array $request): array {
    $lock = @fopen("$folder/verrou", 'c');
    if (!$lock || !flock($lock, LOCK_EX)) {
        throw new Refusal(503);
    }
    try {
        // The form asks again for what is stored already; days later, maybe, from a page that was left open.
        if (!isset($_POST['again']) && !is_file("$folder/$request[name].php")) {
            store($folder, $request);
        }
        return take($folder, $request['name']);
    } finally {
        fclose($lock);
    }
}

function store(string $folder, array $request): void {
    if (!hasRoomFor($folder, $request['isRobot'] ? 'robots' : 'kept')) {
        throw new Refusal(429);
    }
    // Before the text, so that no cut between the two leaves a request of which nobody knows. In it the time of coming.
    $mark = "$folder/$request[name]." . ($request['isRobot'] ? 'robot' : 'non-envoyee');
    $isMarked = @file_put_contents($mark, sprintf('%.6F', microtime(true)));
    if (!$isMarked || !writeWhole("$folder/$request[name].php", SHUT . textOf($request))) {
        @unlink($mark);
        throw new Refusal(503);
    }
}

/**
 * What waits, the oldest first but for the given request, which leads: none where no mail may go now. The date of a mark
 * is the moment from which it may be taken: ahead of time while a mail is on its way.
 */
function take(string $folder, string $name): array {
    $waiting = [];
    foreach (namesIn($folder, 'non-envoyee') as $mark) {
        $isFrom = @filemtime("$folder/$mark");
        $each = substr($mark, 0, 32);
        if (!is_file("$folder/$each.php")) {
            // A cut between mark and text.
            @unlink("$folder/$mark");
        } elseif ($isFrom !== false && $isFrom <= time()) {
            $waiting[$each] = $each === $name ? 0 : (float) @file_get_contents("$folder/$mark");
        }
    }
    if (!$waiting || !hasRoomFor($folder, 'mails')) {
        return [];
    }
    asort($waiting);
    $taken = array_slice(array_keys($waiting), 0, SETTINGS['attached'] + 1);
    foreach ($taken as $each) {
        ifAllowed('touch', "$folder/$each.non-envoyee", time() + LONGEST_MAIL);
    }
    return $taken;
}

/** Under its name a file is whole or not there at all. */
function writeWhole(string $file, string $text): bool {
    $part = $file . '.' . bin2hex(random_bytes(4)) . '.part';
    $handle = @fopen($part, 'x');
    $isWritten = $handle && @fwrite($handle, $text) === strlen($text) && @fflush($handle)
        && (!function_exists('fsync') || @fsync($handle));
    if ($handle) {
        fclose($handle);
    }
    if ($isWritten && @rename($part, $file)) {
        return true;
    }
    @unlink($part);
    return false;
}

/**
 * Counts one more of a kind, and says whether there was room for it. Half of each limit is left to addresses of which
 * there was none today: who fills the other half shuts no visitor out. Of an address a hash is kept, which goes with its
 * salt when the first request of another day comes.
 */
function hasRoomFor(string $folder, string $kind): bool {
    $file = "$folder/compteur.php";
    $count = json_decode(substr((string) @file_get_contents($file), strlen(SHUT)), true);
    if (!is_array($count) || ($count['perDay']['of'] ?? '') !== now('Ymd')) {
        $count = ['salt' => bin2hex(random_bytes(16)), 'perDay' => ['of' => now('Ymd')]];
    }
    if (($count['perHour']['of'] ?? '') !== now('YmdH')) {
        $count['perHour'] = ['of' => now('YmdH')];
        removeOld($folder);
    }
    $address = @inet_pton($_SERVER['REMOTE_ADDR'] ?? '') ?: '';
    // A home has 2^64 addresses of the new kind.
    $network = strlen($address) === 16 ? substr($address, 0, 8) : $address;
    $visitor = $kind . ' ' . substr(hash_hmac('sha256', $network, $count['salt']), 0, 16);
    $limits = SETTINGS['limits'][$kind];
    $isNew = !isset($count['perDay'][$visitor]);
    if (($count['perHour'][$visitor] ?? 0) >= $limits['visitorPerHour']) {
        return false;
    }
    foreach (['perHour', 'perDay'] as $period) {
        if (($count[$period][$kind] ?? 0) >= ($isNew ? $limits[$period] : $limits[$period] / 2)) {
            return false;
        }
        foreach ([$kind, $visitor] as $each) {
            $count[$period][$each] = ($count[$period][$each] ?? 0) + 1;
        }
    }
    writeWhole($file, SHUT . json_encode($count));
    return true;
}

/** What is older than the privacy policy says, and what a cut left half written. */
function removeOld(string $folder): void {
    foreach (@scandir($folder) ?: [] as $name) {
        $seconds = substr($name, -5) === '.part' ? 3600 : SETTINGS['retentionDays'] * 86400;
        $isPurged = preg_match('/^([0-9a-f]{32}|compteur)\..*/', $name) && $name !== 'compteur.php';
        $date = $isPurged ? @filemtime("$folder/$name") : false;
        if ($date !== false && $date < time() - $seconds) {
            @unlink("$folder/$name");
        }
    }
}

/** Files of requests whose names end so. */
function namesIn(string $folder, string $ending): array {
    return preg_grep('/^[0-9a-f]{32}\.' . $ending . '$/D', @scandir($folder) ?: []);
}

// --------------------------------------------------------------------------------------------------------- Mailing ---

/** The request as the owner reads it, in the mail and in the folder: every field of the form in which something stands. */
function textOf(array $request): string {
    $lines = '';
    $boxes = '';
    foreach (array_filter($request['fields'], 'strlen') as $name => $value) {
        ['label' => $label, 'kind' => $kind] = SETTINGS['fields'][$name];
        if ($kind === 'box') {
            $text = preg_replace('/[^\P{Cc}\n\t]/u', '', str_replace("\r", "\n", $value));
            $boxes .= ($label === '' ? '' : "$label :\n") . "$text\n\n";
        } else {
            $lines .= "$label : " . ($kind === 'tel' ? inPairs($value) : oneLine($value)) . "\n";
        }
    }
    $words = SETTINGS['mail'];
    return "$lines\n$boxes$words[sent] " . now('d/m/Y à H:i') . ".\n" . ($request['isRobot'] ? "$words[robot]\n" : '');
}

/** The last nine digits of a number, in pairs: every phone makes a link of it. */
function inPairs(string $phone): string {
    $digits = preg_replace('/\D/', '', $phone);
    return strlen($digits) < 9 ? oneLine($phone) : trim(chunk_split('0' . substr($digits, -9), 2, ' '));
}

/** Without line breaks and control characters: they end a header, or hide what follows. */
function oneLine(string $text): string {
    return trim(preg_replace('/[\s\p{Z}\p{C}]+/u', ' ', $text));
}

/** Mails what was taken, and lets it go: told to the owner, or free for the next mail. */
function mailTaken(string $folder, array $taken, array $request): void {
    $words = SETTINGS['mail'];
    $robots = namesIn($folder, 'robot');
    $said = fn($count, $words) => $count ? "\n" . str_replace('{count}', (string) $count, $words) . "\n" : '';
    $textOf = fn($name) => substr((string) @file_get_contents("$folder/$name.php"), strlen(SHUT));
    $subject = $words['keptSubject'];
    $replyTo = '';
    $text = '';
    $late = $taken;
    if ($taken[0] === $request['name']) {
        array_shift($late);
        $subject = "$words[subject] " . oneLine(reset($request['fields']));
        $replyTo = replyTo($request['fields']);
        $text = $textOf($taken[0]) . ($replyTo === '' ? $words['answerByPhone'] : $words['answerByMail']) . "\n";
    }
    $text .= $said(count($late), "\n$words[attached]");
    foreach ($late as $name) {
        $text .= "\n--------\n\n" . $textOf($name);
    }
    $left = count(array_diff(namesIn($folder, 'non-envoyee'), array_map(fn($name) => "$name.non-envoyee", $taken)));
    $text .= $said($left, $words['left']) . $said(count($robots), $words['robots']);

    $isSent = send($subject, $text, $replyTo);
    foreach ($isSent ? $robots : [] as $mark) {
        @unlink("$folder/$mark");
    }
    foreach ($taken as $name) {
        $isSent ? @unlink("$folder/$name.non-envoyee") : ifAllowed('touch', "$folder/$name.non-envoyee");
    }
}

/** The visitor's address, where every mail program takes it for nothing else: no dot too many, no encoded word. */
function replyTo(array $fields): string {
    $atom = '[a-z0-9_!#$%&\'*+/?^`{|}\~-]+';
    foreach (SETTINGS['fields'] as $name => $field) {
        if ($field['kind'] === 'email' && preg_match("~^$atom(\.$atom)*@[a-z0-9.-]+$~iD", $fields[$name]) === 1) {
            return $fields[$name];
        }
    }
    return '';
}

/** True where the host's mail program took the mail: nobody knows whether it will arrive. */
function send(string $subject, string $text, string $replyTo): bool {
    // Some hosts take mail() away.
    if (!function_exists('mail')) {
        return false;
    }
    $headers = [
        'From' => encodedWords(SETTINGS['sender']) . "\r\n <" . SETTINGS['from'] . '>',
        // The second try of one mail, be it that the first has gone, is the same mail to the owner's mailbox.
        'Message-ID' => '<' . substr(hash('sha256', $text), 0, 32) . strrchr(SETTINGS['from'], '@') . '>',
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    if ($replyTo !== '') {
        $headers['Reply-To'] = $replyTo;
    }
    $body = chunk_split(base64_encode($text));
    // Some hosts refuse a program that names the sender of the envelope.
    return @mail(SETTINGS['to'], encodedWords($subject), $body, $headers, '-f' . SETTINGS['from'])
        || @mail(SETTINGS['to'], encodedWords($subject), $body, $headers);
}

/** RFC 2047: none ends inside a character, and a line of one word and «Subject: » has at most 76 bytes. */
function encodedWords(string $text): string {
    $words = [''];
    foreach (preg_split('//u', $text, -1, PREG_SPLIT_NO_EMPTY) as $character) {
        if (strlen(end($words) . $character) > 36) {
            $words[] = '';
        }
        $words[count($words) - 1] .= $character;
    }
    return '=?UTF-8?B?' . implode("?=\r\n =?UTF-8?B?", array_map('base64_encode', $words)) . '?=';
}

// ------------------------------------------------------------------------------------------------------- Answering ---

/** Asked for by the form's script; its last call, as the page is left, can name no kind of answer. */
function wantsJson(): bool {
    return isset($_POST['again']) || stripos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false;
}

/** Ends the answer before the mail is on its way: a slow mail program is not the visitor's business. */
function answerStored(): void {
    // PHP as a module of Apache has no other end of an answer than its length: nothing may press it together, and what
    // the browser asks for next must not wait behind it.
    ifAllowed('ini_set', 'zlib.output_compression', '0');
    ifAllowed('apache_setenv', 'no-gzip', '1');
    ifAllowed('apache_setenv', 'no-brotli', '1');
    header('Connection: close');
    if (wantsJson()) {
        answer(200, 'application/json', '{"stored":true}');
    } else {
        header('Location: ' . SETTINGS['thanks']);
        answer(303, 'text/html', '');
    }
    while (ob_get_level() > 0 && @ob_end_flush());
    flush();
    ifAllowed('fastcgi_finish_request');
    ifAllowed('litespeed_finish_request');
}

function answerRefused(int $status, array $mistakes): void {
    $message = $mistakes ? '' : SETTINGS['refusals'][$status];
    if (wantsJson()) {
        answer($status, 'application/json', json_encode($mistakes ? ['errors' => $mistakes] : ['message' => $message]));
    } else {
        answer($status, 'text/html', $status === 405 ? barePage($message) : correctionPage($message, $mistakes));
    }
}

function answer(int $status, string $type, string $body): void {
    http_response_code($status);
    header("Content-Type: $type; charset=utf-8");
    header('Cache-Control: no-store');
    if (!ifAllowed('ini_get', 'zlib.output_compression')) {
        header('Content-Length: ' . strlen($body));
    }
    echo $body;
}

/** Where nobody has written anything: the program was opened by its address. */
function barePage(string $message): string {
    return '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        . '<title>Formulaire</title><p>' . escape($message) . '<p><a href="/">' . escape(SETTINGS['sender']) . '</a>';
}

/** The site's own page with the form, what was written in its fields, and what is wrong under them. */
function correctionPage(string $message, array $mistakes): string {
    $html = @file_get_contents(__DIR__ . SETTINGS['page']);
    if (!$html) {
        return barePage($message);
    }
    // The form's script would take it over as it was built, without what stands in it now.
    $html = str_replace(SETTINGS['widget'], '', $html);
    $notice = '~(<p id="demande-message" class="([^"]*)"[^>]*>)[^<]*~';
    $error = preg_match($notice, $html, $found) ? $found[2] : '';
    if ($message !== '') {
        $html = replaced($notice, $html, fn($found) => $found[1] . escape($message));
    }
    $isFirst = true;
    foreach (array_keys(SETTINGS['fields']) as $name) {
        $value = is_string($_POST[$name] ?? '') ? $_POST[$name] ?? '' : '';
        $mistake = $mistakes[$name] ?? '';
        $state = '';
        if ($mistake !== '') {
            // The browser scrolls to it.
            $state = ($isFirst ? ' autofocus' : '') . " aria-invalid=\"true\" aria-describedby=\"$name-error\"";
            $isFirst = false;
            $mistake = "<p class=\"$error\" id=\"$name-error\">" . escape($mistake) . '</p>';
        }
        $place = "~<(input|textarea)\b([^>]*\bname=\"$name\"[^>]*)>(</textarea>)?~";
        $html = replaced($place, $html, fn($found) => isset($found[3])
            // A box drops the first line break of its text.
            ? "<textarea$found[2]$state>\n" . escape($value) . "</textarea>$mistake"
            : "<input$found[2] value=\"" . escape($value) . "\"$state>$mistake");
    }
    return $html;
}

function replaced(string $pattern, string $text, callable $replace): string {
    return preg_replace_callback($pattern, $replace, $text) ?? $text;
}

function escape(string $text): string {
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}
