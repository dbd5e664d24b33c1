<?php
/*
 * Receives the contact form. Stores a request first and mails it second, so that no request is lost with a mail. For
 * the same reason, no answer claims that a request was delivered. Runs on PHP 7.4 to 8.5 without any extension. The
 * build writes the settings from data/ (scripts/build-site/delivery/write-delivery.ts). A host without PHP would show
 * this file, which contains no secret.
 *
 * The folder of requests holds <name>.php with the text of each request. <name>.non-envoyee exists until mail() has
 * accepted the request. For a request of a robot, <name>.robot exists until a mail has told the owner the number of
 * such requests.
 * docs/decisions/013-form-delivery.md has all states.
 *
 * Some hosts disable functions (disable_functions). The program calls such functions only through callIfAllowed(), or
 * uses a class instead, because that setting does not affect classes. SplFileObject replaces flock(), and
 * DirectoryIterator replaces scandir().
 */

const SETTINGS = [];

/**
 * First line of every file with a visitor's text. If a visitor opens the URL of such a file, the web server runs the
 * file and answers with an empty 404.
 */
const GUARD_LINE = "<?php http_response_code(404); exit; __halt_compiler();\n";

/** Seconds after which an unfinished mail counts as failed, because the host has killed its process. */
const MAX_MAIL_SECONDS = 600;

const CASE_LETTERS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz'];

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
    callIfAllowed('ini_set', 'display_errors', '0');
    // Completes the work even if the visitor's connection has closed.
    callIfAllowed('ignore_user_abort', true);
    refuseOtherThanForms();
    $request = readRequest();
    $mistakes = mistakesIn($request);
    if ($mistakes) {
        throw new Refusal(422, $mistakes);
    }
    $folders = openFolders();
    // If PHP cannot end its answer before sending the mail, the form's script sends a second request, which mails.
    $isMailedLater = !canEndEarly() && wantsJson() && !isset($_POST['again']);
    $reserved = storeAndReserve($folders, $request, $isMailedLater);
    answerStored($isMailedLater);
} catch (Refusal $refusal) {
    answerRefused($refusal->getCode(), $refusal->mistakes);
    exit;
} catch (Throwable $error) {
    callIfAllowed('error_log', 'demande.php: ' . $error->getMessage() . ', line ' . $error->getLine());
    answerRefused(500, []);
    exit;
}
if ($reserved) {
    mailReserved($folders, $reserved, $request);
}

/** Calls a function that some hosts disable, if it is available. */
function callIfAllowed(string $function, ...$arguments) {
    return function_exists($function) ? @$function(...$arguments) : null;
}

/** Formats the time in Igney, regardless of the host's time zone. */
function timeInIgney(string $format, string $when = 'now'): string {
    return (new DateTime($when, new DateTimeZone('Europe/Paris')))->format($format);
}

// ------------------------------------------------------------------------------------------------------- Receiving ---

function refuseOtherThanForms(): void {
    if ($_SERVER['REQUEST_METHOD'] !== 'POST') {
        header('Allow: POST');
        // check:online reads the names of folders that hold requests but get no new ones.
        $otherFolders = array_map('basename', otherFolders());
        if ($otherFolders) {
            header('X-Demandes: ' . implode(', ', $otherFolders));
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
 * Rejects a request if PHP has dropped fields. post_max_size and enable_post_data_reading drop all fields;
 * max_input_vars drops the last ones. The page of the answer still shows the values of the dropped fields.
 */
function refuseLostFields(string $body): void {
    $lostFields = [];
    foreach (explode('&', $body) as $pair) {
        [$name, $value] = array_map('urldecode', explode('=', $pair, 2)) + [1 => ''];
        $isFormField = isset(SETTINGS['fields'][$name]) || in_array($name, FORM_NAMES, true);
        if ($isFormField && !isset($_POST[$name])) {
            $lostFields[$name] = $value;
        }
    }
    if ($lostFields) {
        $_POST += $lostFields;
        throw new Refusal(503);
    }
}

/**
 * Returns whether an origin is this site. Behind a proxy the Host header may differ from the public host name, so the
 * name from the settings is accepted as well.
 */
function isOwnSite(string $origin): bool {
    $originHost = strtolower(preg_replace('~^https?://~i', '', $origin));
    $host = strtolower(preg_replace('~:(80|443)$~', '', $_SERVER['HTTP_HOST'] ?? ''));
    return $originHost !== '' && ($originHost === $host || $originHost === SETTINGS['host']);
}

/** Returns a value of the form as valid UTF-8. Throws a Refusal with status 400 if it is not. */
function postedText(string $name): string {
    $value = $_POST[$name] ?? '';
    if (!is_string($value) || strpos($value, "\0") !== false || preg_match('//u', $value) !== 1) {
        throw new Refusal(400);
    }
    // A browser without scripts sends a line break as two characters but counts it as one.
    return str_replace("\r\n", "\n", $value);
}

/** Returns the field values, trimmed like in the form's script, and the name under which the request is stored. */
function readRequest(): array {
    $page = postedText('page');
    $key = postedText('key');
    if (!in_array($page, ['', 'full', 'compact'], true) || !preg_match('/^([0-9a-f]{32})?$/D', $key)) {
        throw new Refusal(400);
    }
    $fields = [];
    $shownFields = [];
    foreach (SETTINGS['fields'] as $name => $field) {
        $isShown = $field['compact'] || $page !== 'compact';
        $fields[$name] = $isShown ? trimLikeBrowser(postedText($name)) : '';
        $shownFields[$name] = $isShown;
    }
    // Equal texts of one day are one request, no matter how often they are sent. The day begins at four, when nobody
    // writes. A visitor who wants to send the same text as a new request sends a key.
    $name = hash('sha256', ($key === '' ? timeInIgney('Ymd', '-4 hours') : $key) . "\0" . implode("\0", $fields));
    return [
        'name' => substr($name, 0, 32),
        'isRobot' => postedText('website') !== '',
        'fields' => $fields,
        'shown' => array_keys(array_filter($shownFields)),
    ];
}

function trimLikeBrowser(string $text): string {
    $spaceClass = SETTINGS['around'];
    // Because of the lookbehind, a long row of spaces is tried once, not once for each space.
    return preg_replace("~^{$spaceClass}+|(?<!{$spaceClass}){$spaceClass}+$~uD", '', $text);
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
        // The length is checked before the pattern, because the pattern would be slow on a long text.
        } elseif (preg_match_all('/[^\x80-\xBF]/', $value) > $field['longest']) {
            $mistakes[$name] = $field['tooLong'];
        // Converts to lower case, because with /iu the Kelvin sign would match «k». Does not use strtolower(), because
        // before PHP 8.2 it depends on the host's locale.
        } elseif (isset($field['pattern']) && preg_match($field['pattern'], strtr($value, ...CASE_LETTERS)) !== 1) {
            $mistakes[$name] = $field['message'];
        }
    }
    return $mistakes;
}

// --------------------------------------------------------------------------------------------------------- Storing ---

/**
 * Returns the folders of requests that PHP can write to. New requests go to the first folder. It is outside of the
 * site's folder, where it has no URL. If the host forbids PHP to write outside, it is hidden inside the site's folder.
 * The other folders may hold requests from before the host changed that permission, or from before the site had another
 * domain. These requests are mailed and deleted as well.
 */
function openFolders(): array {
    [$outerFolder, $innerFolder] = ownFolders();
    if (!@file_exists($outerFolder)) {
        makeFolder($outerFolder);
    }
    if (!isUsable($outerFolder) && !@file_exists($innerFolder)) {
        makeFolder($innerFolder);
    }
    $folders = array_values(array_filter(array_merge([$outerFolder, $innerFolder], formerFolders()), 'isUsable'));
    if (!$folders) {
        throw new Refusal(503);
    }
    if ($folders[0] === $outerFolder && siteOf($outerFolder) !== __DIR__) {
        recordSite($outerFolder);
    }
    return $folders;
}

function ownFolders(): array {
    return [dirname(__DIR__) . '/' . SETTINGS['folder'], __DIR__ . '/.demandes'];
}

/** Returns the folders that this site used under another domain. */
function formerFolders(): array {
    $outerFolder = dirname(__DIR__);
    $folders = array_map(fn($name) => "$outerFolder/$name", preg_grep('/^demandes-/', namesIn($outerFolder)));
    $isFormer = fn($folder) => $folder !== ownFolders()[0] && isOwnFolder($folder) && siteOf($folder) === __DIR__;
    return array_filter($folders, $isFormer);
}

/** Returns the folders that hold requests but get no new ones. */
function otherFolders(): array {
    $folders = array_values(array_filter(ownFolders(), 'isUsable'));
    $otherFolders = array_diff(array_merge(ownFolders(), formerFolders()), array_slice($folders, 0, 1));
    return array_filter($otherFolders, fn($folder) => isOwnFolder($folder) && requestPathsIn([$folder], 'php'));
}

/** Returns whether this program has created the folder. The program leaves other folders alone. */
function isOwnFolder(string $folder): bool {
    return strpos((string) @file_get_contents("$folder/.htaccess"), strtok(SETTINGS['deny'], "\n")) === 0;
}

function isUsable(string $folder): bool {
    return isOwnFolder($folder) && @is_writable($folder);
}

/**
 * Returns the document root of the site that a folder belongs to. Several sites of one hosting account may have such
 * folders.
 */
function siteOf(string $folder): string {
    return substr((string) @file_get_contents("$folder/site.php"), strlen(GUARD_LINE));
}

function recordSite(string $folder): bool {
    return writeAtomically("$folder/site.php", GUARD_LINE . __DIR__);
}

/**
 * Creates a folder that visitors cannot open and that records its site (site.php). Fills it under a temporary name and
 * then renames it, because two first requests may arrive at the same moment.
 */
function makeFolder(string $folder): void {
    $part = $folder . '.' . bin2hex(random_bytes(4)) . '.part';
    $isCreated = @mkdir($part, 0700) && @file_put_contents("$part/index.html", '') === 0
        && recordSite($part)
        && @file_put_contents("$part/.htaccess", SETTINGS['deny']) && @rename($part, $folder);
    if (!$isCreated) {
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
function storeAndReserve(array $folders, array $request, bool $isMailedLater): array {
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
        return $isMailedLater ? [] : reserve($folders, $request['name']);
    } finally {
        $lock->flock(LOCK_UN);
    }
}

function store(array $folders, array $request): void {
    if (!countWithinLimit($folders, $request['isRobot'] ? 'robots' : 'kept')) {
        throw new Refusal(429);
    }
    $folder = $folders[0];
    // The marker file (.non-envoyee or .robot) is written before the text, so that an interruption cannot leave an
    // unnoticed request. It contains the time of arrival.
    $mark = "$folder/$request[name]." . ($request['isRobot'] ? 'robot' : 'non-envoyee');
    $isMarked = @file_put_contents($mark, sprintf('%.6F', microtime(true)));
    if (!$isMarked || !writeAtomically("$folder/$request[name].php", GUARD_LINE . textOf($request))) {
        @unlink($mark);
        throw new Refusal(503);
    }
}

/**
 * Returns the requests to mail as paths without an extension. The given request comes first, then the oldest. Returns
 * none if the limit of mails is reached. A request may be mailed from the modification time of its .non-envoyee file
 * on. While a mail is being sent, this time is in the future.
 */
function reserve(array $folders, string $name): array {
    $waiting = [];
    foreach (requestPathsIn($folders, 'non-envoyee') as $request) {
        $availableFrom = @filemtime("$request.non-envoyee");
        if (!is_file("$request.php")) {
            // The program was interrupted after it wrote the .non-envoyee file and before it wrote the text.
            @unlink("$request.non-envoyee");
        } elseif ($availableFrom !== false && $availableFrom <= time()) {
            $waiting[$request] = basename($request) === $name ? 0 : (float) @file_get_contents("$request.non-envoyee");
        }
    }
    if (!$waiting || !countWithinLimit($folders, 'mails')) {
        return [];
    }
    asort($waiting);
    $reserved = array_slice(array_keys($waiting), 0, SETTINGS['attached'] + 1);
    foreach ($reserved as $request) {
        callIfAllowed('touch', "$request.non-envoyee", time() + MAX_MAIL_SECONDS);
    }
    return $reserved;
}

/** Writes a file atomically, so that a file with this name is either complete or missing. */
function writeAtomically(string $file, string $text): bool {
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
function countWithinLimit(array $folders, string $kind): bool {
    $file = "$folders[0]/compteur.php";
    $count = json_decode(substr((string) @file_get_contents($file), strlen(GUARD_LINE)), true);
    if (!is_array($count) || ($count['perDay']['of'] ?? '') !== timeInIgney('Ymd')) {
        $count = ['salt' => bin2hex(random_bytes(16)), 'perDay' => ['of' => timeInIgney('Ymd')]];
    }
    if (($count['perHour']['of'] ?? '') !== timeInIgney('YmdH')) {
        $count['perHour'] = ['of' => timeInIgney('YmdH')];
        array_map('removeOutdated', $folders);
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
        foreach ([$kind, $visitor] as $counter) {
            $count[$period][$counter] = ($count[$period][$counter] ?? 0) + 1;
        }
    }
    writeAtomically($file, GUARD_LINE . json_encode($count));
    return true;
}

/**
 * Returns an IPv4 address unchanged, and only the first half of an IPv6 address, because one household has 2^64
 * addresses.
 */
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
function removeOutdated(string $folder): void {
    foreach (namesIn($folder) as $name) {
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
function requestPathsIn(array $folders, string $ending): array {
    $found = [];
    foreach ($folders as $folder) {
        foreach (preg_grep('/^[0-9a-f]{32}\.' . $ending . '$/D', namesIn($folder)) as $name) {
            $found[] = "$folder/" . substr($name, 0, 32);
        }
    }
    return $found;
}

/** Returns the names in a folder; empty if it cannot be read. */
function namesIn(string $folder): array {
    $names = [];
    try {
        foreach (new DirectoryIterator($folder) as $file) {
            $names[] = $file->getFilename();
        }
    } catch (Exception $error) {
        // open_basedir forbids the folder, or the folder does not exist.
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
            $lines .= "$label : " . ($kind === 'tel' ? formatPhone($value) : toOneLine($value)) . "\n";
        }
    }
    $copy = SETTINGS['mail'];
    $arrival = "$copy[sent] " . timeInIgney('d/m/Y à H:i') . ".\n";
    return "$lines\n$boxes$arrival" . ($request['isRobot'] ? "$copy[robot]\n" : '');
}

/** Formats the last nine digits of a phone number in pairs, because every phone turns that into a link. */
function formatPhone(string $phone): string {
    $digits = preg_replace('/\D/', '', $phone);
    return strlen($digits) < 9 ? toOneLine($phone) : trim(chunk_split('0' . substr($digits, -9), 2, ' '));
}

/** Removes line breaks and control characters, because they would end a header or hide the text behind them. */
function toOneLine(string $text): string {
    return trim(preg_replace('/[\s\p{Z}\p{C}]+/u', ' ', $text));
}

/**
 * Mails the reserved requests. If the mail was accepted, removes their .non-envoyee files; otherwise makes the requests
 * available for the next mail.
 */
function mailReserved(array $folders, array $reserved, array $request): void {
    $copy = SETTINGS['mail'];
    $robots = requestPathsIn($folders, 'robot');
    $formatCount = fn($count, $sentence) => $count ? "\n" . str_replace('{count}', (string) $count, $sentence) . "\n" : '';
    $textOf = fn($path) => substr((string) @file_get_contents("$path.php"), strlen(GUARD_LINE));
    $subject = $copy['keptSubject'];
    $replyTo = '';
    $text = '';
    $delayed = $reserved;
    if (basename($reserved[0]) === $request['name']) {
        array_shift($delayed);
        $subject = "$copy[subject] " . toOneLine(reset($request['fields']));
        $replyTo = replyAddressIn($request['fields']);
        $text = $textOf($reserved[0]) . ($replyTo === '' ? $copy['answerByPhone'] : $copy['answerByMail']) . "\n";
    }
    $text .= $formatCount(count($delayed), "\n$copy[attached]");
    foreach ($delayed as $path) {
        $text .= "\n--------\n\n" . $textOf($path);
    }
    $waitingCount = count(array_diff(requestPathsIn($folders, 'non-envoyee'), $reserved));
    $text .= $formatCount($waitingCount, $copy['left']) . $formatCount(count($robots), $copy['robots']);

    $isSent = sendMail($subject, $text, $replyTo);
    foreach ($isSent ? $robots : [] as $path) {
        @unlink("$path.robot");
    }
    foreach ($reserved as $path) {
        $isSent ? @unlink("$path.non-envoyee") : callIfAllowed('touch', "$path.non-envoyee");
    }
}

/**
 * Returns the visitor's email address if no mail program can misread it. It must not contain extra dots or an encoded
 * word.
 */
function replyAddressIn(array $fields): string {
    $atom = '[a-z0-9_!#$%&\'*+/?^`{|}\~-]+';
    foreach (SETTINGS['fields'] as $name => $field) {
        if ($field['kind'] === 'email' && preg_match("~^$atom(\.$atom)*@[a-z0-9.-]+$~iD", $fields[$name]) === 1) {
            return $fields[$name];
        }
    }
    return '';
}

/** Returns whether the host's mail program accepted the mail. The mail may still get lost later. */
function sendMail(string $subject, string $text, string $replyTo): bool {
    // Some hosts disable mail().
    if (!function_exists('mail')) {
        return false;
    }
    $headers = [
        'From' => encodeHeaderText(SETTINGS['sender']) . "\r\n <" . SETTINGS['from'] . '>',
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
    return @mail(SETTINGS['to'], encodeHeaderText($subject), $body, $headers, '-f' . SETTINGS['from'])
        || @mail(SETTINGS['to'], encodeHeaderText($subject), $body, $headers);
}

/**
 * Encodes a header text (RFC 2047). No encoded word ends inside a character, and a line of «Subject: » and one word has
 * at most 76 bytes.
 */
function encodeHeaderText(string $text): string {
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
 * Returns whether PHP can end its answer and then continue. PHP-FPM and LiteSpeed have a function for this. PHP as an
 * Apache module can use Content-Length if nothing was printed before. Returns false for CGI.
 */
function canEndEarly(): bool {
    return function_exists('fastcgi_finish_request') || function_exists('litespeed_finish_request')
        || (PHP_SAPI === 'apache2handler' && !headers_sent());
}

/** Ends the answer before the mail is sent, so that the visitor does not wait for a slow mail program. */
function answerStored(bool $isMailedLater): void {
    // As an Apache module, PHP can end an answer only by its length. So the answer must not be compressed, and the
    // connection closes, so that the browser's next request does not wait for the mail.
    callIfAllowed('ini_set', 'zlib.output_compression', '0');
    callIfAllowed('apache_setenv', 'no-gzip', '1');
    callIfAllowed('apache_setenv', 'no-brotli', '1');
    if (wantsJson()) {
        answer(200, 'application/json', $isMailedLater ? '{"stored":true,"again":true}' : '{"stored":true}', true);
    } else {
        // A redirect is impossible once output was sent, so the answer is the thank-you page itself.
        $page = headers_sent() ? (string) @file_get_contents(__DIR__ . SETTINGS['thanks'] . '/index.html') : '';
        answer(303, 'text/html', $page, true);
    }
    while (ob_get_level() > 0 && @ob_end_flush());
    flush();
    callIfAllowed('fastcgi_finish_request');
    callIfAllowed('litespeed_finish_request');
}

function answerRefused(int $status, array $mistakes): void {
    $message = $mistakes ? '' : SETTINGS['refusals'][$status];
    if (wantsJson()) {
        answer($status, 'application/json', json_encode($mistakes ? ['errors' => $mistakes] : ['message' => $message]));
    } else {
        $page = $status === 405 ? createBarePage($message) : createCorrectionPage($message, $mistakes);
        answer($status, 'text/html', $page);
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
        if (!callIfAllowed('ini_get', 'zlib.output_compression')) {
            header('Content-Length: ' . strlen($body));
        }
    }
    echo $body;
}

/** Returns a minimal page for somebody who opened the URL of the program without form data. */
function createBarePage(string $message): string {
    return '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        . '<title>Formulaire</title><p>' . escape($message) . '<p><a href="/">' . escape(SETTINGS['sender']) . '</a>';
}

/** Returns the site's page with the form, with the submitted values in its fields and the messages below them. */
function createCorrectionPage(string $message, array $mistakes): string {
    $html = @file_get_contents(__DIR__ . SETTINGS['page']);
    if (!$html) {
        return createBarePage($message);
    }
    // Without its widget mark the form's script does not hydrate the form, because that would restore the empty fields
    // of the built page.
    $html = str_replace(SETTINGS['widget'], '', $html);
    $messagePattern = '~(<p id="demande-message" class="([^"]*)"[^>]*>)[^<]*~';
    $error = preg_match($messagePattern, $html, $found) ? $found[2] : '';
    if ($message !== '') {
        $html = replaceMatches($messagePattern, $html, fn($found) => $found[1] . escape($message));
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
        $fieldPattern = "~<(input|textarea)\b([^>]*\bname=\"$name\"[^>]*)>(</textarea>)?~";
        $html = replaceMatches($fieldPattern, $html, fn($found) => isset($found[3])
            // A textarea drops the first line break of its content.
            ? "<textarea$found[2]$state>\n" . escape($value) . "</textarea>$mistake"
            : "<input$found[2] value=\"" . escape($value) . "\"$state>$mistake");
    }
    return $html;
}

function replaceMatches(string $pattern, string $text, callable $replace): string {
    return preg_replace_callback($pattern, $replace, $text) ?? $text;
}

function escape(string $text): string {
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}
