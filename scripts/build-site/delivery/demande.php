<?php
/*
 * Receives the contact form. Stores a request first and mails it second, so that a lost mail loses no request; for the
 * same reason no message here claims «delivered». Runs on PHP 7.4 to 8.5 without any extension. The build writes the
 * settings from data/ (scripts/build-site/delivery/write-delivery.ts). A host without PHP would show this file, which
 * contains no secret.
 *
 * The folder of requests holds <name>.php with the text of each request. <name>.non-envoyee exists until mail() has
 * accepted the request. For a request of a robot, <name>.robot exists until the owner was told how many there were.
 * docs/decisions/013-form-delivery.md has all states.
 *
 * Hosts disable functions (disable_functions). The program calls functions that hosts are known to disable by
 * ifAllowed(), or uses a class instead, because that setting does not affect classes: SplFileObject for flock(),
 * DirectoryIterator for scandir().
 */

const SETTINGS = [];

/**
 * First line of every file with a visitor's text. A web server that is asked for the file runs it and answers with an
 * empty 404.
 */
const SHUT = "<?php http_response_code(404); exit; __halt_compiler();\n";

/** Seconds after which an unfinished mail counts as failed, because the host has killed its process. */
const LONGEST_MAIL = 600;

const LETTERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

/** Names that the form sends in addition to its fields. */
const FORM_NAMES = ['page', 'website', 'key', 'again'];

/** Ends a request that is not stored, with the HTTP status of the answer and the mistakes by field. */
final class Refusal extends Exception {
    public $mistakes;

    public function __construct(int $status, array $mistakes = []) {
        parent::__construct('', $status);
        $this->mistakes = $mistakes;
    }
}

try {
    // answer() discards output of PHP itself, such as warnings.
    ob_start();
    ifAllowed('ini_set', 'display_errors', '0');
    // Completes the work even if the visitor's connection has closed.
    ifAllowed('ignore_user_abort', true);
    refuseOtherThanForms();
    $request = readRequest();
    $mistakes = mistakesIn($request);
    if ($mistakes) {
        throw new Refusal(422, $mistakes);
    }
    $folders = openFolders();
    // If PHP cannot end its answer before sending the mail, the form's script sends a second request, which mails.
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

/** Calls a function that some hosts disable, if it is available. */
function ifAllowed(string $function, ...$arguments) {
    return function_exists($function) ? @$function(...$arguments) : null;
}

/** Formats the time in Igney, regardless of the host's time zone. */
function now(string $format, string $when = 'now'): string {
    return (new DateTime($when, new DateTimeZone('Europe/Paris')))->format($format);
}

// ------------------------------------------------------------------------------------------------------- Receiving ---

function refuseOtherThanForms(): void {
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        header('Allow: POST');
        // For check:online: names of folders that hold requests but get no new ones.
        $others = array_map('basename', otherFolders());
        if ($others) {
            header('X-Demandes: ' . implode(', ', $others));
        }
        throw new Refusal(405);
    }
    // Old browsers send no Origin. A robot can omit it and then passes the same checks as a visitor.
    if (isset($_SERVER['HTTP_ORIGIN']) && !isOwnSite($_SERVER['HTTP_ORIGIN'])) {
        throw new Refusal(403);
    }
    // A lost connection or a full disk truncates the body. Without Content-Length this would go unnoticed.
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
 * Rejects a request if PHP has dropped fields: all of them by post_max_size or enable_post_data_reading, the last ones
 * by max_input_vars. The answer still contains their values in the fields of the page.
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

/**
 * Returns whether an origin is this site. Behind a proxy the Host header may differ from the public host name, so the
 * name from the settings is accepted as well.
 */
function isOwnSite(string $origin): bool {
    $named = strtolower(preg_replace('~^https?://~i', '', $origin));
    $host = strtolower(preg_replace('~:(80|443)$~', '', $_SERVER['HTTP_HOST'] ?? ''));
    return $named !== '' && ($named === $host || $named === SETTINGS['host']);
}

/** Returns a value of the form as valid UTF-8. Throws a Refusal with status 400 if it is not. */
function sent(string $name): string {
    $value = $_POST[$name] ?? '';
    if (!is_string($value) || strpos($value, "\0") !== false || preg_match('//u', $value) !== 1) {
        throw new Refusal(400);
    }
    // A browser without scripts sends a line break as two characters but counts it as one.
    return str_replace("\r\n", "\n", $value);
}

/** Returns the field values, trimmed like in the form's script, and the name under which they are stored. */
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
    // Equal texts of one day are one request, no matter how often they are sent. The day begins at four, when nobody
    // writes. A visitor who wants to send the same text as a new request sends a key.
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
    // Because of the lookbehind, a long row of spaces is tried once, not once for each space.
    return preg_replace("~^{$around}+|(?<!{$around}){$around}+$~uD", '', $text);
}

/**
 * Returns the first message for each shown field that breaks a rule. The rules are those of the form in the browser.
 */
function mistakesIn(array $request): array {
    $mistakes = [];
    foreach ($request['shown'] as $name) {
        $field = SETTINGS['fields'][$name];
        $value = $request['fields'][$name];
        if ($value === '') {
            if ($field['required']) {
                $mistakes[$name] = SETTINGS['requiredMessage'];
            }
        // Checked before the pattern, which would be slow on a long text.
        } elseif (preg_match_all('/[^\x80-\xBF]/', $value) > $field['longest']) {
            $mistakes[$name] = $field['tooLong'];
        // Lower case, because with /iu the Kelvin sign would match «k». Not by strtolower(), because before PHP 8.2 it
        // depends on the host's locale.
        } elseif (isset($field['pattern']) && preg_match($field['pattern'], strtr($value, ...LETTERS)) !== 1) {
            $mistakes[$name] = $field['message'];
        }
    }
    return $mistakes;
}

// --------------------------------------------------------------------------------------------------------- Storing ---

/**
 * Returns the folders of requests that PHP can write to. New requests go to the first folder: outside of the site's
 * folder, where no URL leads, or hidden inside it if the host lets PHP write nowhere outside. The others may hold
 * requests from before the host changed that, or from before the site had another domain; these are mailed and deleted
 * as well.
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

/** Returns the folders that this site used under another domain. */
function formerFolders(): array {
    $beside = dirname(__DIR__);
    $folders = array_map(fn($name) => "$beside/$name", preg_grep('/^demandes-/', filesIn($beside)));
    $isFormer = fn($folder) => $folder !== ownPlaces()[0] && isOwn($folder) && siteOf($folder) === __DIR__;
    return array_filter($folders, $isFormer);
}

/** Returns the folders that hold requests but get no new ones. */
function otherFolders(): array {
    $folders = array_values(array_filter(ownPlaces(), 'isUsable'));
    $others = array_diff(array_merge(ownPlaces(), formerFolders()), array_slice($folders, 0, 1));
    return array_filter($others, fn($folder) => isOwn($folder) && namesIn([$folder], 'php'));
}

/** Returns whether this program has created the folder. It leaves other folders alone. */
function isOwn(string $folder): bool {
    return strpos((string) @file_get_contents("$folder/.htaccess"), strtok(SETTINGS['deny'], "\n")) === 0;
}

function isUsable(string $folder): bool {
    return isOwn($folder) && @is_writable($folder);
}

/**
 * Returns the document root of the site that a folder belongs to. Several sites of one hosting account may have such
 * folders.
 */
function siteOf(string $folder): string {
    return substr((string) @file_get_contents("$folder/site.php"), strlen(SHUT));
}

function noteSite(string $folder): bool {
    return writeWhole("$folder/site.php", SHUT . __DIR__);
}

/**
 * Creates a folder atomically under its name, closed to visitors and marked as this program's, because two first
 * requests may arrive at the same moment.
 */
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
 * Stores a request once, however often it is sent, and reserves the requests to mail now, so that no other process
 * mails them. Reserves none if a later call will mail.
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
        // With `again` the request is already stored. It is not stored here, because a page that was left open may send
        // it days later.
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
    // The mark is written before the text, so that an interruption between the two cannot leave an unnoticed request.
    // It contains the time of arrival.
    $mark = "$folder/$request[name]." . ($request['isRobot'] ? 'robot' : 'non-envoyee');
    $isMarked = @file_put_contents($mark, sprintf('%.6F', microtime(true)));
    if (!$isMarked || !writeWhole("$folder/$request[name].php", SHUT . textOf($request))) {
        @unlink($mark);
        throw new Refusal(503);
    }
}

/**
 * Returns the requests to mail as paths without an extension: the given one first, then the oldest. Returns none if the
 * limit of mails is reached. The modification time of a mark is the moment from which its request may be taken; it is
 * in the future while a mail is being sent.
 */
function take(array $folders, string $name): array {
    $waiting = [];
    foreach (namesIn($folders, 'non-envoyee') as $request) {
        $isFrom = @filemtime("$request.non-envoyee");
        if (!is_file("$request.php")) {
            // An interruption between mark and text.
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

/** Writes a file atomically: under its name it is complete or does not exist. */
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
 * Counts an event of a kind and returns whether the limit allows it. Half of each limit is reserved for addresses that
 * have not been seen today. A sender who uses up the other half therefore does not block visitors. Addresses are stored
 * as hashes only; the first request of another day deletes them with their salt.
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

/** Returns an IPv4 address unchanged, and the first half of an IPv6 address, because one household has 2^64 of them. */
function networkOf(string $address): string {
    // Notation of IPv4 addresses on a dual-stack server.
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

/**
 * Deletes requests older than the privacy policy allows, partial files of interrupted writes, and an outdated counter.
 */
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

/** Returns the requests that have a file with this extension, as paths without extension. */
function namesIn(array $folders, string $ending): array {
    $found = [];
    foreach ($folders as $folder) {
        foreach (preg_grep('/^[0-9a-f]{32}\.' . $ending . '$/D', filesIn($folder)) as $name) {
            $found[] = "$folder/" . substr($name, 0, 32);
        }
    }
    return $found;
}

/** Returns the names in a folder; empty if it cannot be read. */
function filesIn(string $folder): array {
    $names = [];
    try {
        foreach (new DirectoryIterator($folder) as $file) {
            $names[] = $file->getFilename();
        }
    } catch (Exception $error) {
        // open_basedir forbids the folder, or it does not exist.
    }
    sort($names);
    return $names;
}

// --------------------------------------------------------------------------------------------------------- Mailing ---

/** Formats a request for the owner, for the mail and the folder alike: every field of the form that is not empty. */
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

/** Formats the last nine digits of a phone number in pairs, because every phone turns that into a link. */
function inPairs(string $phone): string {
    $digits = preg_replace('/\D/', '', $phone);
    return strlen($digits) < 9 ? oneLine($phone) : trim(chunk_split('0' . substr($digits, -9), 2, ' '));
}

/** Removes line breaks and control characters, because they would end a header or hide the text behind them. */
function oneLine(string $text): string {
    return trim(preg_replace('/[\s\p{Z}\p{C}]+/u', ' ', $text));
}

/**
 * Mails the reserved requests. Afterwards removes their marks if the mail was accepted; otherwise makes them available
 * for the next mail.
 */
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

/** Returns the visitor's email address if no mail program can misread it: no extra dots, no encoded word. */
function replyTo(array $fields): string {
    $atom = '[a-z0-9_!#$%&\'*+/?^`{|}\~-]+';
    foreach (SETTINGS['fields'] as $name => $field) {
        if ($field['kind'] === 'email' && preg_match("~^$atom(\.$atom)*@[a-z0-9.-]+$~iD", $fields[$name]) === 1) {
            return $fields[$name];
        }
    }
    return '';
}

/** Returns whether the host's mail program accepted the mail. It is unknown whether the mail will arrive. */
function send(string $subject, string $text, string $replyTo): bool {
    // Some hosts disable mail().
    if (!function_exists('mail')) {
        return false;
    }
    $headers = [
        'From' => encodedWords(SETTINGS['sender']) . "\r\n <" . SETTINGS['from'] . '>',
        // If the first attempt succeeded after all, the second mail has the same Message-ID, so that the mailbox treats
        // both as one.
        'Message-ID' => '<' . substr(hash('sha256', $text), 0, 32) . strrchr(SETTINGS['from'], '@') . '>',
        'MIME-Version' => '1.0',
        'Content-Type' => 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding' => 'base64',
    ];
    if ($replyTo !== '') {
        $headers['Reply-To'] = $replyTo;
    }
    $body = chunk_split(base64_encode($text));
    // Some hosts reject the parameter for the envelope sender, so the mail is then sent without it.
    return @mail(SETTINGS['to'], encodedWords($subject), $body, $headers, '-f' . SETTINGS['from'])
        || @mail(SETTINGS['to'], encodedWords($subject), $body, $headers);
}

/**
 * Encodes a header text (RFC 2047). No encoded word ends inside a character, and a line of «Subject: » and one word has
 * at most 76 bytes.
 */
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

/**
 * Returns whether the form's script sent the request. Its last call while the page is being closed cannot set the
 * Accept header, so `again` counts as well.
 */
function wantsJson(): bool {
    return isset($_POST['again']) || stripos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false;
}

/**
 * Returns whether PHP can end its answer and then continue: PHP-FPM and LiteSpeed by a function, PHP as an Apache
 * module by Content-Length if nothing was printed before. False for CGI.
 */
function endsEarly(): bool {
    return function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request')
        || (PHP_SAPI === 'apache2handler' && !headers_sent());
}

/** Ends the answer before the mail is sent, so that the visitor does not wait for a slow mail program. */
function answerStored(bool $isMailedLater): void {
    // As an Apache module, PHP can end an answer only by its length. So the answer must not be compressed, and the
    // connection closes, so that the browser's next request does not wait for the mail.
    ifAllowed('ini_set', 'zlib.output_compression', '0');
    ifAllowed('apache_setenv', 'no-gzip', '1');
    ifAllowed('apache_setenv', 'no-brotli', '1');
    if (wantsJson()) {
        answer(200, 'application/json', $isMailedLater ? '{"stored":true,"again":true}' : '{"stored":true}', true);
    } else {
        // A redirect is impossible once output was sent, so the answer is the thank-you page itself.
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
    // Discards output of auto_prepend_file and of PHP itself, because Content-Length counts only this answer.
    while (ob_get_level() > 0 && @ob_end_clean());
    // Headers cannot be set once output was sent. The form's script then finds the answer behind that output.
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

/** Returns a minimal page, for a request without form data: somebody opened the URL of the program. */
function barePage(string $message): string {
    return '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        . '<title>Formulaire</title><p>' . escape($message) . '<p><a href="/">' . escape(SETTINGS['sender']) . '</a>';
}

/** Returns the site's page with the form, with the submitted values in its fields and the messages below them. */
function correctionPage(string $message, array $mistakes): string {
    $html = @file_get_contents(__DIR__ . SETTINGS['page']);
    if (!$html) {
        return barePage($message);
    }
    // Without its widget mark the form's script does not hydrate the form, because that would restore the empty fields
    // of the built page.
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
            // The browser scrolls to the field with autofocus.
            $state = ($isFirst ? ' autofocus' : '') . " aria-invalid=\"true\" aria-describedby=\"$name-error\"";
            $isFirst = false;
            $mistake = "<p class=\"$error\" id=\"$name-error\">" . escape($mistake) . '</p>';
        }
        $place = "~<(input|textarea)\b([^>]*\bname=\"$name\"[^>]*)>(</textarea>)?~";
        $html = replaced($place, $html, fn($found) => isset($found[3])
            // A textarea drops the first line break of its content.
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
