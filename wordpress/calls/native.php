<?php

defined('ABSPATH') || exit;

/**
 * Answers forms that post by themselves, without script or before it. Whatever happens is a page that holds the form
 * with what was typed, a chat with the project's sales and the way back. On pages that ask for a code it is asked for here.
 */
trait Kavling_Native
{
    /** A form that posts without script, to either URL, gets a page as its response, not JSON. */
    private static function is_native(): bool
    {
        $accept = $_SERVER['HTTP_ACCEPT'] ?? '';
        $is_form_address = str_contains($_SERVER['REQUEST_URI'] ?? '', 'admin-post.php');
        return ($is_form_address || str_contains($accept, 'text/html'))
            && !str_contains($accept, 'application/json') && !isset($_SERVER['HTTP_X_REQUESTED_WITH']);
    }

    private static function answer_native(): void
    {
        match (self::post('kavling_step', 10)) {
            'verify' => self::verify_native(),
            'resend' => self::send_native(self::post('requestId', 100)),
            default => self::save_native(),
        };
    }

    private static function save_native(string $proof = ''): void
    {
        [$success, $message, , $status] = self::save_lead($proof);
        if ($success) {
            self::show_thanks();
        }
        if ($message === self::say('needsOtp') && $proof === '') {
            self::send_native('');
        }
        self::show_retry($status === 200 ? 422 : $status, $message, self::field_errors(self::post('name', 4000), self::number_of_post()));
    }

    /** Sends a code, for the first time or again; a code sender that is down holds no lead back. */
    private static function send_native(string $before): void
    {
        $number = self::post('whatsapp_number', 40);
        $sent = self::is_within('send') ? self::send_code($number) : self::not_sent(3, 'tooMany', 429);
        if (isset($sent['id'])) {
            self::show_code($sent['id'], $before === '' ? self::say('codeSent', ['number' => $number]) : self::say('codeSentAgain'));
        }
        if ($before !== '') {
            self::show_code($before, $sent['message'], 429);
        }
        if ($sent['status'] === 503 && self::save_lead()[0]) {
            self::show_thanks();
        }
        $errors = $sent['code'] === 10 ? ['whatsapp_number' => $sent['message']] : [];
        self::show_retry($sent['status'] === 200 ? 422 : $sent['status'], $sent['message'], $errors);
    }

    private static function verify_native(): void
    {
        $id = self::post('requestId', 100);
        $proof = self::is_within('verify') ? self::verify_code($id, self::post('code', 40)) : null;
        if ($proof === null) {
            self::show_code($id, self::say('tooMany'), 429);
        }
        if ($proof === '') {
            self::show_code($id, self::say('codeWrong'), 422);
        }
        self::save_native($proof);
    }

    private static function show_thanks(): void
    {
        $values = ['name' => trim(self::post('name', 200)), 'project' => self::project_name()];
        self::show(200, self::say('thanksTitle'), self::say('thanksText', $values));
    }

    /** The form for the code that was sent; the lead waits in it. */
    private static function show_code(string $request_id, string $message, int $status = 200): void
    {
        $attributes = 'name="code" class="code" maxlength="12" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" title="' . self::say('codeHint') . '"';
        self::show($status, self::say('codeTitle'), $message, self::form([], self::hidden('requestId', $request_id)
            . self::input('codeLabel', $attributes, $status === 422 ? $message : '', true)
            . '<button name="kavling_step" value="verify">' . self::say('verifyCode') . '</button>'
            . '<button name="kavling_step" value="resend" class="quiet" formnovalidate>' . self::say('resendCode') . '</button>'));
    }

    /** The lead's own form again, with the visitor's input, and a line below each field that failed. */
    private static function show_retry(int $status, string $message, array $errors = []): void
    {
        $patterns = self::shared()['patterns'];
        $number = $patterns[self::post('local_numbers', 10) === 'accept' ? 'local' : 'international'];
        $form = self::form(
            ['name', 'whatsapp_number'],
            self::input('nameLabel', 'name="name" autocomplete="name" title="' . self::say('nameHint') . '" pattern="' . self::html($patterns['name'])
                . '" value="' . self::html(self::post('name', 200)) . '"', $errors['name'] ?? '', isset($errors['name']))
            . self::input('phoneLabel', 'name="whatsapp_number" type="tel" autocomplete="tel" placeholder="628123456789" title="' . self::say('phoneHint') . '" pattern="'
                . self::html($number) . '" value="' . self::html(self::post('whatsapp_number', 40)) . '"', $errors['whatsapp_number'] ?? '', array_key_first($errors) === 'whatsapp_number')
            . '<button>' . self::say('sendAgain') . '</button>'
        );
        // A refusal that the visitor should read is no failure between programs, but it is one for a browser.
        self::show($status === 200 ? 422 : $status, self::say('refusedTitle'), $message, $form);
    }

    private static function form(array $shown, string $parts): string
    {
        $page = self::page_of_post();
        $own = ['action' => 'save_leads_to_db', 'project_id' => $page['id'] ?? '', 'page_slug' => $page['slug'] ?? ''];
        $kept = '';
        foreach (array_diff(self::shared()['keptFields'], $shown) as $field) {
            $value = self::post($field, 4000);
            if ($value !== '' || isset($own[$field])) {
                $kept .= self::hidden($field, $value === '' ? $own[$field] : $value);
            }
        }
        return '<form method="post" action="' . self::html(self::path()) . '">' . $kept
            . self::hidden('kavling_back', self::way_back()) . $parts . '</form>';
    }

    private static function show(int $status, string $title, string $message, string $form = ''): void
    {
        $style = self::shared()['style'];
        $page = self::page_of_post();
        $name = ($page['name'] ?? '') ?: self::say('thanksTitle');
        $chat = self::chat($page);
        $styles = array_filter([$style, ($page['look'] ?? '') === '' ? '' : ':root{' . $page['look'] . '}']);
        $hashes = array_map(fn($each) => "'sha256-" . base64_encode(hash('sha256', $each, true)) . "'", $styles);
        status_header($status);
        header('Content-Type: text/html; charset=utf-8');
        header('Cache-Control: no-store');
        header("Content-Security-Policy: default-src 'none'; style-src " . implode(' ', $hashes)
            . "; base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
        echo '<!doctype html><html lang="id"><head><meta charset="utf-8"><title>' . self::html("$title - $name") . '</title>'
            . '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">'
            . '<style>' . implode('</style><style>', $styles) . '</style></head><body><header>' . self::html($name) . '</header><main><h1>' . self::html($title) . '</h1>'
            . '<p class="' . ($status === 200 ? 'lead' : 'error" role="alert') . '">' . self::html($message) . '</p>' . $form . '<div class="ways">'
            . ($chat === '' ? '' : '<a class="button' . ($form === '' ? '' : ' quiet') . '" href="' . self::html($chat) . '">' . self::say('thanksWhatsapp') . '</a>')
            . '<a class="back" href="' . self::html(self::way_back()) . '">' . self::say('back') . '</a></div></main></body></html>';
        exit;
    }

    /** A chat with the sales of the project that the settings name; never a number that was posted. */
    private static function chat(?array $page): string
    {
        $phone = self::normalise(($page['whatsappBusinessNumber'] ?? '') ?: ($page['telesalesNumber'] ?? ''));
        if ($phone === '') {
            return '';
        }
        $name = trim(self::post('name', 200));
        $text = self::say($name === '' ? 'whatsappTextNameless' : 'whatsappText', ['name' => $name, 'project' => self::project_name()])
            . (empty($page['superleadsId']) ? '' : " (ID: {$page['superleadsId']})");
        return "https://api.whatsapp.com/send?phone=$phone&text=" . rawurlencode($text);
    }

    private static function project_name(): string
    {
        return (self::page_of_post()['name'] ?? '') ?: (self::post('project_name', 200) ?: self::say('thisProject'));
    }

    /** The page of the form in the settings: by its slug, by its URL, or the only one there is. */
    private static function page_of_post(): ?array
    {
        $pages = Kavling_Pages::all();
        $path = trim((string) parse_url(self::visited(), PHP_URL_PATH), '/');
        return self::find_page(self::post('page_slug', 255), self::post('project_id', 100))
            ?? self::page_named($path)
            ?? self::page_named(basename($path))
            ?? (count($pages) === 1 ? reset($pages) : null);
    }

    private static function way_back(): string
    {
        $slug = self::page_of_post()['slug'] ?? '';
        return self::visited() ?: home_url($slug === '' ? '/' : "/$slug/");
    }

    /** The page that the visitor comes from, if it is one of the site's. */
    private static function visited(): string
    {
        $ours = [$_SERVER['HTTP_HOST'] ?? ''];
        foreach (self::setting('allowed_origins', []) as $origin) {
            $ours[] = preg_replace('#^https?://#', '', $origin);
        }
        foreach ([self::post('kavling_back', 2048), $_SERVER['HTTP_REFERER'] ?? ''] as $each) {
            $is_ours = preg_match('#^https?://([^/?\#\\\\@\s]+)([/?\#][^\\\\\s]*)?$#D', $each, $match) === 1 && in_array($match[1], $ours, true);
            if ($is_ours && parse_url($each, PHP_URL_PATH) !== self::path()) {
                return $each;
            }
        }
        return '';
    }

    private static function path(): string
    {
        return (string) parse_url($_SERVER['REQUEST_URI'] ?? '', PHP_URL_PATH);
    }

    private static function hidden(string $name, string $value): string
    {
        return '<input type="hidden" name="' . $name . '" value="' . self::html($value) . '">';
    }

    /** A field; the focus goes to the first that failed, and to a code. */
    private static function input(string $label, string $attributes, string $error, bool $is_first): string
    {
        preg_match('/name="(\w+)"/', $attributes, $name);
        $id = "$name[1]-error";
        $marks = ($error === '' ? '' : " aria-invalid=\"true\" aria-describedby=\"$id\"") . ($is_first ? ' autofocus' : '');
        $line = $error === '' ? '' : "<p class=\"error\" id=\"$id\">" . self::html($error) . '</p>';
        return '<div><label>' . self::say($label) . " <input required $attributes$marks></label>$line</div>";
    }

    /** Text for HTML, attributes included. Unlike esc_attr() it returns every text exactly as it was typed. */
    private static function html(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
