<?php
/*
 * Receives the contact form. A request is stored first and mailed second: a mail that gets lost loses no request, and
 * nothing here says «delivered». Runs on PHP 7.4 to 8.4 without any extension. The build writes the settings from
 * data/ (scripts/build-site/delivery/write-delivery.ts); a host without PHP would show this file, which has no secret.
 *
 * The folder of requests holds, per request, <name>.php with its text; beside it <name>.non-envoyee until mail() has
 * taken it, or <name>.robot.
 */

const SETTINGS = [];

/** First line of every file that holds what a visitor wrote: who asks a web server for it gets an empty 404. */
const SHUT = "<?php http_response_code(404); exit; __halt_compiler();\n";

/** Ends a request that is not stored, with the status of the answer and the mistakes by field. */
final class Refusal extends Exception {
    public $mistakes;

    public function __construct(int $status, array $mistakes = []) {
        parent::__construct('', $status);
        $this->mistakes = $mistakes;
    }
}

ini_set('display_errors', '0');
// What was begun is ended, also where the visitor's line has gone.
ignore_user_abort(true);
date_default_timezone_set('Europe/Paris');
// Before PHP 8 the host's settings say what a letter is: Latin ones would break those of two bytes.
setlocale(LC_CTYPE, 'C');

try {
    refuseOtherThanForms();
    $request = readRequest();
    $mistakes = mistakesIn($request);
    if ($mistakes) {
        throw new Refusal(422, $mistakes);
    }
    $folder = openFolder();
    $toMail = store($folder, $request);
    answerStored();
    if ($toMail !== null) {
        mailRequest($folder, $toMail, $request);
    }
} catch (Refusal $refusal) {
    answerRefused($refusal->getCode(), $refusal->mistakes);
} catch (Throwable $error) {
    error_log('demande.php: ' . $error->getMessage() . ', line ' . $error->getLine());
    answerRefused(500, []);
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
    if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > SETTINGS['largestRequest']) {
        throw new Refusal(413);
    }
    if (stripos(trim($_SERVER['CONTENT_TYPE'] ?? ''), 'application/x-www-form-urlencoded') !== 0) {
        throw new Refusal(400);
    }
    // A line that was cut, or a full disk, leaves a part of what was sent: it would be stored as if it were all.
    $length = strlen((string) file_get_contents('php://input'));
    if (isset($_SERVER['CONTENT_LENGTH']) && $length !== (int) $_SERVER['CONTENT_LENGTH']) {
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

/** The fields' values, trimmed as JavaScript trims, and what the browser adds to them. */
function readRequest(): array {
    $request = ['key' => sent('key'), 'page' => sent('page'), 'isRobot' => sent('website') !== '', 'fields' => []];
    $isKnown = in_array($request['page'], ['', 'full', 'compact'], true);
    if (!$isKnown || !preg_match('/^([0-9a-f]{32})?$/D', $request['key'])) {
        throw new Refusal(400);
    }
    foreach (SETTINGS['fields'] as $name => $field) {
        $isShown = $field['compact'] || $request['page'] !== 'compact';
        $request['fields'][$name] = $isShown ? trimLikeJavaScript(sent($name)) : '';
    }
    return $request;
}

function trimLikeJavaScript(string $text): string {
    $space = SETTINGS['space'];
    // The lookbehind lets a long row of spaces be tried once, not once for each of them.
    return preg_replace("~^{$space}+|(?<!{$space}){$space}+$~uD", '', $text);
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
        // In small letters, because of /iu, for which the Kelvin sign is a «k».
        } elseif (isset($field['pattern']) && preg_match($field['pattern'], strtolower($value)) !== 1) {
            $mistakes[$name] = $field['message'];
        }
    }
    return $mistakes;
}

// --------------------------------------------------------------------------------------------------------- Storing ---

/** Beside the site, where no address leads; inside it, hidden, where the host lets PHP write nowhere else. */
function openFolder(): string {
    foreach ([dirname(__DIR__) . '/demandes', __DIR__ . '/.demandes'] as $folder) {
        @mkdir($folder, 0700);
        if (@is_dir($folder) && @is_writable($folder)) {
            // Beside this site may be inside another one.
            if (!is_file("$folder/.htaccess")) {
                @file_put_contents("$folder/.htaccess", SETTINGS['deny']);
                @file_put_contents("$folder/index.html", '');
            }
            return $folder;
        }
    }
    throw new Refusal(503);
}

/** Stores a request once, whoever sends it how often; returns its name if it is to be mailed now. */
function store(string $folder, array $request): ?string {
    $lock = @fopen("$folder/verrou", 'c');
    if (!$lock || !flock($lock, LOCK_EX)) {
        throw new Refusal(503);
    }
    try {
        // The key makes two tries of one message one; its text is added, lest a corrected second try be dropped.
        // Without scripts there is none: the same text on the same day is the same message.
        $key = $request['key'] === '' ? date('Ymd') : $request['key'];
        $name = substr(hash('sha256', $key . "\0" . implode("\0", $request['fields'])), 0, 32);
        if (is_file("$folder/$name.php")) {
            return null;
        }
        $mayMail = countRequest($folder, !$request['isRobot']);
        // Not yet sent: removed when mail() has taken it, so that a cut between the two shows.
        $mark = $request['isRobot'] ? 'robot' : 'non-envoyee';
        $isMine = (bool) @fopen("$folder/$name.$mark", 'x');
        if (!writeWhole("$folder/$name.php", SHUT . textOf($request))) {
            @unlink("$folder/$name.$mark");
            throw new Refusal(503);
        }
        return $mayMail && $isMine ? $name : null;
    } finally {
        fclose($lock);
    }
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
 * Counts a request and says whether it may be mailed now; refuses what is far beyond any visitor. Of a visitor's address
 * a hash is kept, which goes with its salt when the first request of another hour comes.
 */
function countRequest(string $folder, bool $wantsMail): bool {
    $file = "$folder/compteur.php";
    $count = ['day' => date('Ymd'), 'hour' => date('YmdH'), 'salt' => bin2hex(random_bytes(16)),
        'kept' => 0, 'mailed' => 0, 'mailedToday' => 0, 'visitors' => []];
    $before = json_decode(substr((string) @file_get_contents($file), strlen(SHUT)), true);
    if (($before['hour'] ?? '') === $count['hour']) {
        $count = $before;
    } else {
        removeOld($folder);
        $count['mailedToday'] = ($before['day'] ?? '') === $count['day'] ? $before['mailedToday'] : 0;
    }
    $address = @inet_pton($_SERVER['REMOTE_ADDR'] ?? '') ?: '';
    // A home has 2^64 addresses of the new kind.
    $network = strlen($address) === 16 ? substr($address, 0, 8) : $address;
    $name = substr(hash_hmac('sha256', $network, $count['salt']), 0, 16);
    $visitor = $count['visitors'][$name] ?? ['kept' => 0, 'mailed' => 0];
    $kept = SETTINGS['kept'];
    if ($visitor['kept'] >= $kept['visitorPerHour'] || $count['kept'] >= $kept['perHour']) {
        throw new Refusal(429);
    }
    $mails = SETTINGS['mails'];
    $mayMail = $wantsMail && $visitor['mailed'] < $mails['visitorPerHour'] && $count['mailed'] < $mails['perHour']
        && $count['mailedToday'] < $mails['perDay'];
    $count['kept']++;
    $count['mailed'] += (int) $mayMail;
    $count['mailedToday'] += (int) $mayMail;
    $count['visitors'][$name] = ['kept' => $visitor['kept'] + 1, 'mailed' => $visitor['mailed'] + (int) $mayMail];
    writeWhole($file, SHUT . json_encode($count));
    return $mayMail;
}

/** What is older than the privacy policy says, and what a cut left half written. */
function removeOld(string $folder): void {
    foreach (namesIn($folder, '') as $name) {
        $days = substr($name, -5) === '.part' ? 1 : SETTINGS['retentionDays'];
        if (@filemtime("$folder/$name") < time() - $days * 86400) {
            @unlink("$folder/$name");
        }
    }
}

/** Files of requests whose names end so. */
function namesIn(string $folder, string $ending): array {
    return preg_grep('/^[0-9a-f]{32}\..*' . $ending . '$/D', @scandir($folder) ?: []);
}

// --------------------------------------------------------------------------------------------------------- Mailing ---

/** The request as the owner reads it, in the mail and in the folder. */
function textOf(array $request): string {
    $words = SETTINGS['mail'];
    $fields = array_map('oneLine', $request['fields']);
    $lines = [
        $words['name'] => $fields['name'],
        // The last nine digits, in pairs: every phone makes a link of it.
        $words['phone'] => trim(chunk_split('0' . substr(preg_replace('/\D/', '', $fields['phone']), -9), 2, ' ')),
        $words['commune'] => communeIn($fields),
        $words['email'] => $fields['email'],
        $words['topic'] => $fields['subject'],
    ];
    $text = '';
    foreach (array_filter($lines, 'strlen') as $label => $value) {
        $text .= "$label : $value\n";
    }
    $message = preg_replace('/[^\P{Cc}\n\t]/u', '', str_replace("\r", "\n", $request['fields']['message']));
    $robot = $request['isRobot'] ? "$words[robot]\n" : '';
    return "$text\n$message\n\n-- \n$words[sent] " . date('d/m/Y à H:i') . ".\n$robot";
}

/** Without line breaks and control characters: they end a header, or hide what follows. */
function oneLine(string $text): string {
    return trim(preg_replace('/[\s\p{Z}\p{C}]+/u', ' ', $text));
}

/** The first commune of the area that a request names, the longest name first. */
function communeIn(array $fields): string {
    $words = plainWords("$fields[subject] $fields[message]");
    foreach (SETTINGS['communes'] as $name) {
        if (strpos($words, plainWords($name)) !== false) {
            return $name;
        }
    }
    return '';
}

/** In small letters without accents, a space before and after each word: as people type on a phone. */
function plainWords(string $text): string {
    $letters = ['à' => 'a', 'â' => 'a', 'ç' => 'c', 'é' => 'e', 'è' => 'e', 'ê' => 'e', 'ë' => 'e', 'î' => 'i',
        'ï' => 'i', 'ô' => 'o', 'ù' => 'u', 'û' => 'u', 'ü' => 'u', 'É' => 'e', 'È' => 'e', 'Ê' => 'e', 'Î' => 'i'];
    return ' ' . trim(preg_replace('/[^a-z0-9]+/', ' ', strtolower(strtr($text, $letters)))) . ' ';
}

/** Mails a stored request and, with it, those that could not be mailed before. */
function mailRequest(string $folder, string $name, array $request): void {
    $words = SETTINGS['mail'];
    $email = $request['fields']['email'];
    $isAnswerable = preg_match('~^[\w.!#$%&\'*+/=?^`{|}\~-]+@[a-z0-9.-]+$~iD', $email) === 1;
    $text = textOf($request) . ($isAnswerable ? $words['answerByMail'] : $words['answerByPhone']) . "\n";

    // Not those of this minute, which are on their way.
    $isLeft = fn($mark) => strpos($mark, $name) !== 0 && @filemtime("$folder/$mark") < time() - 60;
    $waiting = array_filter(namesIn($folder, 'non-envoyee'), $isLeft);
    $attached = array_slice($waiting, 0, SETTINGS['attached']);
    $robots = namesIn($folder, 'robot');
    $said = fn($count, $words) => $count ? "\n" . str_replace('{count}', $count, $words) . "\n" : '';
    $text .= $said(count($attached), "\n$words[attached]");
    foreach ($attached as $mark) {
        $kept = (string) @file_get_contents($folder . '/' . substr($mark, 0, 32) . '.php');
        $text .= "\n--------\n\n" . substr($kept, strlen(SHUT));
    }
    $text .= $said(count($waiting) - count($attached), $words['left']) . $said(count($robots), $words['robots']);

    $commune = communeIn($request['fields']);
    $subject = "$words[subject] " . oneLine($request['fields']['name']) . ($commune === '' ? '' : ", $commune");
    if (send($subject, $text, $isAnswerable ? $email : '')) {
        foreach (array_merge(["$name.non-envoyee"], $attached, $robots) as $mark) {
            @unlink("$folder/$mark");
        }
    }
}

/** True where the host's mail program took the mail: nobody knows whether it will arrive. */
function send(string $subject, string $text, string $replyTo): bool {
    // Some hosts take mail() away.
    if (!function_exists('mail')) {
        return false;
    }
    $headers = [
        'From' => encodedWords(SETTINGS['sender']) . "\r\n <" . SETTINGS['from'] . '>',
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

function wantsJson(): bool {
    return stripos($_SERVER['HTTP_ACCEPT'] ?? '', 'application/json') !== false;
}

/** Answers before the mail is on its way, where the host can: a slow mail program is not the visitor's business. */
function answerStored(): void {
    if (wantsJson()) {
        answer(200, 'application/json', '{"stored":true}');
    } else {
        header('Location: ' . SETTINGS['thanks'], true, 303);
    }
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) {
            $finish();
        }
    }
}

function answerRefused(int $status, array $mistakes): void {
    $message = $mistakes ? '' : SETTINGS['refusals'][$status];
    if (wantsJson()) {
        answer($status, 'application/json', json_encode($mistakes ? ['errors' => $mistakes] : ['message' => $message]));
    } else {
        answer($status, 'text/html', correctionPage($message, $mistakes));
    }
}

function answer(int $status, string $type, string $body): void {
    http_response_code($status);
    header("Content-Type: $type; charset=utf-8");
    header('Cache-Control: no-store');
    echo $body;
}

/** The site's own page with the form, what was written in its fields, and what is wrong under them. */
function correctionPage(string $message, array $mistakes): string {
    $html = @file_get_contents(__DIR__ . SETTINGS['page']);
    if (!$html) {
        return '<!DOCTYPE html><html lang="fr"><meta charset="utf-8"><title>Formulaire</title><p>' . escape($message);
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
