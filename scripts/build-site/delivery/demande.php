<?php
/*
 * Receives the contact form. A request is stored first and mailed second: a mail that gets lost loses no request, and
 * nothing here says «delivered». Runs on PHP 7.4 to 8.5 without any extension. The build writes the settings from
 * data/ (scripts/build-site/delivery/write-delivery.ts); a host without PHP would show this file, which has no secret.
 *
 * The folder of requests holds, per request, <name>.php with its text. Beside it stands <name>.non-envoyee until mail()
 * has taken it, or <name>.robot until its number was told. docs/decisions/013-form-delivery.md has all states.
 *
 * Hosts disable functions (disable_functions). The program calls those that hosts are known to disable by ifAllowed(), or
 * uses a class instead, which that setting does not reach: SplFileObject for flock(), DirectoryIterator for scandir().
 */

const SETTINGS = [];

/** First line of every file that holds what a visitor wrote: who asks a web server for it gets an empty 404. */
const SHUT = "<?php http_response_code(404); exit; __halt_compiler();\n";

/** Seconds after which a mail that was begun counts as failed: its process was ended by the host. */
const LONGEST_MAIL = 600;

const LETTERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** Names that the form sends beside its fields. */
const FORM_NAMES = ['page', 'website', 'key', 'again'];

/** Ends a request that is not stored, with the status of the answer and the mistakes by field. */
final class Refusal extends Exception {
    public $mistakes;

    public function __construct(int $status, array $mistakes = []) {
        parent::__construct('', $status);
        $this->mistakes = $mistakes;
    }
}

try {
    // answer() discards what PHP itself prints.
    ob_start();
    ifAllowed('ini_set', 'display_errors', '0');
    // What was begun is ended, also where the visitor's line has gone.
    ifAllowed('ignore_user_abort', true);
    refuseOtherThanForms();
    $request = readRequest();
    $mistakes = mistakesIn($request);
    if ($mistakes) {
        throw new Refusal(422, $mistakes);
    }
    $folders = openFolders();
    // Where PHP cannot end its answer before the mail, the form's script calls again, and that call mails.
    $isMailedLater = !endsEarly() && wantsJson() && !isset($_POST['again']);
    $taken = storeAndTake($folders, $request, $isMailedLater);
    answerStored($isMailedLater);
} catch (Refusal $refusal) {
    answerRefused($refusal->getCode(), $refusal->mistakes);
    exit;
} catch (Throwable $error) {
    ifAllowed('error_log', 'demande.php: ' . $error->getMessage() . ', line ' . $error->getLine());
    answerRefused(500, []);
    exit;
}
if ($taken) {
    mailTaken($folders, $taken, $request);
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
        // For check:online: folders that hold requests which this program no longer reaches, or whose name has changed.
        $others = array_map('basename', otherFolders());
        if ($others) {
            header('X-Demandes: ' . implode(', ', $others));
        }
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
    $body = (string) file_get_contents('php://input');
    if (!$isForm || strlen($body) !== (int) $length) {
        throw new Refusal(400);
    }
    refuseLostFields($body);
}

/**
 * Refuses a request of which PHP has dropped a part: all of it by post_max_size or enable_post_data_reading, the last
 * fields by max_input_vars. Their values still come back in the fields of the page.
 */
function refuseLostFields(string $body): void {
    $lost = [];
    foreach (explode('&', $body) as $pair) {
        [$name, $value] = array_map('urldecode', explode('=', $pair, 2)) + [1 => ''];
        $isOfForm = isset(SETTINGS['fields'][$name]) || in_array($name, FORM_NAMES, true);
        if ($isOfForm && !isset($_POST[$name])) {
            $lost[$name] = $value;
        }
    }
    if ($lost) {
        $_POST += $lost;
        throw new Refusal(503);
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
    $shown = [];
    foreach (SETTINGS['fields'] as $name => $field) {
        $isShown = $field['compact'] || $page !== 'compact';
        $fields[$name] = $isShown ? trimLikeBrowser(sent($name)) : '';
        $shown[$name] = $isShown;
    }
    // The same text on the same day is the same request, however often it comes; a day begins at four, when nobody
    // writes. Who wants it to be another one gives a key.
    $name = hash('sha256', ($key === '' ? now('Ymd', '-4 hours') : $key) . "\0" . implode("\0", $fields));
    return [
        'name' => substr($name, 0, 32),
        'isRobot' => sent('website') !== '',
        'fields' => $fields,
        'shown' => array_keys(array_filter($shown)),
    ];
}

function trimLikeBrowser(string $text): string {
    $around = SETTINGS['around'];
    // The lookbehind lets a long row of spaces be tried once, not once for each of them.
    return preg_replace("~^{$around}+|(?<!{$around}){$around}+$~uD", '', $text);
}

/** The first message of each shown field that breaks a rule: the rules of the form in the browser. */
function mistakesIn(array $request): array {
    $mistakes = [];
    foreach ($request['shown'] as $name) {
        $field = SETTINGS['fields'][$name];
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

/**
 * Returns the folders of requests in which PHP may write. New requests go to the first: beside the site, where no URL
 * leads, or hidden inside it where the host lets PHP write nowhere else. The others may hold requests from before the
 * host changed that, or from before the site had another address; they are mailed and removed from there.
 */
function openFolders(): array {
    [$beside, $inside] = ownPlaces();
    if (!@file_exists($beside)) {
        makeFolder($beside);
    }
    if (!isUsable($beside) && !@file_exists($inside)) {
        makeFolder($inside);
    }
    $folders = array_values(array_filter(array_merge([$beside, $inside], formerFolders()), 'isUsable'));
    if (!$folders) {
        throw new Refusal(503);
    }
    if ($folders[0] === $beside && siteOf($beside) !== __DIR__) {
        noteSite($beside);
    }
    return $folders;
}

function ownPlaces(): array {
    return [dirname(__DIR__) . '/' . SETTINGS['folder'], __DIR__ . '/.demandes'];
}

/** Returns the folders that this site used under another address. */
function formerFolders(): array {
    $beside = dirname(__DIR__);
    $folders = array_map(fn($name) => "$beside/$name", preg_grep('/^demandes-/', filesIn($beside)));
    $isFormer = fn($folder) => $folder !== ownPlaces()[0] && isOwn($folder) && siteOf($folder) === __DIR__;
    return array_filter($folders, $isFormer);
}

/** Returns the folders that hold requests and get no new ones. */
function otherFolders(): array {
    $folders = array_values(array_filter(ownPlaces(), 'isUsable'));
    $others = array_diff(array_merge(ownPlaces(), formerFolders()), array_slice($folders, 0, 1));
    return array_filter($others, fn($folder) => isOwn($folder) && namesIn([$folder], 'php'));
}

/** Returns false for a folder that somebody else has made: the program leaves it as it is. */
function isOwn(string $folder): bool {
    return strpos((string) @file_get_contents("$folder/.htaccess"), strtok(SETTINGS['deny'], "\n")) === 0;
}

function isUsable(string $folder): bool {
    return isOwn($folder) && @is_writable($folder);
}

/** Returns the document root of the site whose requests a folder holds: several sites of one account may have folders. */
function siteOf(string $folder): string {
    return substr((string) @file_get_contents("$folder/site.php"), strlen(SHUT));
}

function noteSite(string $folder): bool {
    return writeWhole("$folder/site.php", SHUT . __DIR__);
}

/** Whole under its name, shut and marked as one's own, or not there at all: two may come first in one moment. */
function makeFolder(string $folder): void {
    $part = $folder . '.' . bin2hex(random_bytes(4)) . '.part';
    $isMade = @mkdir($part, 0700) && @file_put_contents("$part/index.html", '') === 0
        && noteSite($part)
        && @file_put_contents("$part/.htaccess", SETTINGS['deny']) && @rename($part, $folder);
    if (!$isMade) {
        foreach (['.htaccess', 'index.html', 'site.php'] as $name) {
            @unlink("$part/$name");
        }
        @rmdir($part);
    }
}

/**
 * Stores a request once, however often it comes, and takes the requests to mail now, so that no other process mails them.
 * Takes nothing if another call is to mail.
 */
function storeAndTake(array $folders, array $request, bool $isMailedLater): array {
    try {
        $lock = new SplFileObject("$folders[0]/verrou", 'c');
    } catch (RuntimeException | LogicException $error) {
        throw new Refusal(503);
    }
    if (!$lock->flock(LOCK_EX)) {
        throw new Refusal(503);
    }
    try {
        $isStored = array_filter($folders, fn($folder) => is_file("$folder/$request[name].php"));
        // The form asks again for what is stored already; days later, maybe, from a page that was left open.
        if (!isset($_POST['again']) && !$isStored) {
            store($folders, $request);
        }
        return $isMailedLater ? [] : take($folders, $request['name']);
    } finally {
        $lock->flock(LOCK_UN);
    }
}

function store(array $folders, array $request): void {
    if (!hasRoomFor($folders, $request['isRobot'] ? 'robots' : 'kept')) {
        throw new Refusal(429);
    }
    $folder = $folders[0];
    // Before the text, so that no cut between the two leaves a request of which nobody knows. In it the time of coming.
    $mark = "$folder/$request[name]." . ($request['isRobot'] ? 'robot' : 'non-envoyee');
    $isMarked = @file_put_contents($mark, sprintf('%.6F', microtime(true)));
    if (!$isMarked || !writeWhole("$folder/$request[name].php", SHUT . textOf($request))) {
        @unlink($mark);
        throw new Refusal(503);
    }
}

/**
 * Returns the requests that wait, as paths without an ending: the given one first, then the oldest; none where no mail may
 * go now. The date of a mark is the moment from which it may be taken: ahead of time while a mail is on its way.
 */
function take(array $folders, string $name): array {
    $waiting = [];
    foreach (namesIn($folders, 'non-envoyee') as $request) {
        $isFrom = @filemtime("$request.non-envoyee");
        if (!is_file("$request.php")) {
            // A cut between mark and text.
            @unlink("$request.non-envoyee");
        } elseif ($isFrom !== false && $isFrom <= time()) {
            $waiting[$request] = basename($request) === $name ? 0 : (float) @file_get_contents("$request.non-envoyee");
        }
    }
    if (!$waiting || !hasRoomFor($folders, 'mails')) {
        return [];
    }
    asort($waiting);
    $taken = array_slice(array_keys($waiting), 0, SETTINGS['attached'] + 1);
    foreach ($taken as $request) {
        ifAllowed('touch', "$request.non-envoyee", time() + LONGEST_MAIL);
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
function hasRoomFor(array $folders, string $kind): bool {
    $file = "$folders[0]/compteur.php";
    $count = json_decode(substr((string) @file_get_contents($file), strlen(SHUT)), true);
    if (!is_array($count) || ($count['perDay']['of'] ?? '') !== now('Ymd')) {
        $count = ['salt' => bin2hex(random_bytes(16)), 'perDay' => ['of' => now('Ymd')]];
    }
    if (($count['perHour']['of'] ?? '') !== now('YmdH')) {
        $count['perHour'] = ['of' => now('YmdH')];
        array_map('removeOld', $folders);
    }
    $network = networkOf($_SERVER['REMOTE_ADDR'] ?? '');
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

/** Returns an IPv4 address as it is, and the first half of an IPv6 address, because a home has 2^64 of them. */
function networkOf(string $address): string {
    // A dual-stack server writes IPv4 addresses this way.
    $address = preg_replace('/^::ffff:(?=[\d.]+$)/i', '', strtolower($address));
    if (strpos($address, ':') === false) {
        return $address;
    }
    $groups = fn($part) => $part === '' ? [] : explode(':', $part);
    [$head, $tail] = array_map($groups, explode('::', $address, 2)) + [1 => []];
    $zeros = array_fill(0, max(0, 8 - count($head) - count($tail)), '0');
    $first = array_slice(array_merge($head, $zeros, $tail), 0, 4);
    return implode(':', array_map(fn($group) => ltrim($group, '0'), $first));
}

/** Removes requests older than the privacy policy allows, files that a cut left half written, and an outdated counter. */
function removeOld(string $folder): void {
    foreach (filesIn($folder) as $name) {
        $isPart = substr($name, -5) === '.part';
        $seconds = $isPart ? 3600 : ($name === 'compteur.php' ? 86400 : SETTINGS['retentionDays'] * 86400);
        $isPurged = preg_match('/^([0-9a-f]{32}|compteur|site)\..*/', $name) && $name !== 'site.php';
        $date = $isPurged ? @filemtime("$folder/$name") : false;
        if ($date !== false && $date < time() - $seconds) {
            @unlink("$folder/$name");
        }
    }
}

/** Returns the requests that have a file with this ending, as paths without it. */
function namesIn(array $folders, string $ending): array {
    $found = [];
    foreach ($folders as $folder) {
        foreach (preg_grep('/^[0-9a-f]{32}\.' . $ending . '$/D', filesIn($folder)) as $name) {
            $found[] = "$folder/" . substr($name, 0, 32);
        }
    }
    return $found;
}

/** Returns the names in a folder; none if it cannot be read. */
function filesIn(string $folder): array {
    $names = [];
    try {
        foreach (new DirectoryIterator($folder) as $file) {
            $names[] = $file->getFilename();
        }
    } catch (Exception $error) {
        // open_basedir, or the folder is not there.
    }
    sort($names);
    return $names;
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
function mailTaken(array $folders, array $taken, array $request): void {
    $words = SETTINGS['mail'];
    $robots = namesIn($folders, 'robot');
    $said = fn($count, $words) => $count ? "\n" . str_replace('{count}', (string) $count, $words) . "\n" : '';
    $textOf = fn($path) => substr((string) @file_get_contents("$path.php"), strlen(SHUT));
    $subject = $words['keptSubject'];
    $replyTo = '';
    $text = '';
    $late = $taken;
    if (basename($taken[0]) === $request['name']) {
        array_shift($late);
        $subject = "$words[subject] " . oneLine(reset($request['fields']));
        $replyTo = replyTo($request['fields']);
        $text = $textOf($taken[0]) . ($replyTo === '' ? $words['answerByPhone'] : $words['answerByMail']) . "\n";
    }
    $text .= $said(count($late), "\n$words[attached]");
    foreach ($late as $path) {
        $text .= "\n--------\n\n" . $textOf($path);
    }
    $left = count(array_diff(namesIn($folders, 'non-envoyee'), $taken));
    $text .= $said($left, $words['left']) . $said(count($robots), $words['robots']);

    $isSent = send($subject, $text, $replyTo);
    foreach ($isSent ? $robots : [] as $path) {
        @unlink("$path.robot");
    }
    foreach ($taken as $path) {
        $isSent ? @unlink("$path.non-envoyee") : ifAllowed('touch', "$path.non-envoyee");
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

/**
 * True where PHP can end its answer and then go on: PHP-FPM and LiteSpeed by a function, PHP as a module of Apache by
 * the answer's length, once nothing was printed before. False for CGI.
 */
function endsEarly(): bool {
    return function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request')
        || (PHP_SAPI === 'apache2handler' && !headers_sent());
}

/** Ends the answer before the mail is on its way: a slow mail program is not the visitor's business. */
function answerStored(bool $isMailedLater): void {
    // PHP as a module of Apache has no other end of an answer than its length: nothing may press it together, and what
    // the browser asks for next must not wait behind it.
    ifAllowed('ini_set', 'zlib.output_compression', '0');
    ifAllowed('apache_setenv', 'no-gzip', '1');
    ifAllowed('apache_setenv', 'no-brotli', '1');
    if (wantsJson()) {
        answer(200, 'application/json', $isMailedLater ? '{"stored":true,"again":true}' : '{"stored":true}', true);
    } else {
        // No redirect can follow output that was sent already: the answer is the page of thanks itself.
        $page = headers_sent() ? (string) @file_get_contents(__DIR__ . SETTINGS['thanks'] . '/index.html') : '';
        answer(303, 'text/html', $page, true);
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

function answer(int $status, string $type, string $body, bool $isLast = false): void {
    // Discards what auto_prepend_file and PHP itself have printed: Content-Length counts this answer alone.
    while (ob_get_level() > 0 && @ob_end_clean());
    // No header can follow output that was sent already; the form's script finds the answer behind that output.
    if (!headers_sent()) {
        http_response_code($status);
        header("Content-Type: $type; charset=utf-8");
        header('Cache-Control: no-store');
        if ($isLast) {
            header('Connection: close');
        }
        if ($status === 303) {
            header('Location: ' . SETTINGS['thanks']);
        }
        if (!ifAllowed('ini_get', 'zlib.output_compression')) {
            header('Content-Length: ' . strlen($body));
        }
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
