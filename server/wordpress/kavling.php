<?php
/**
 * Plugin Name: Kavling
 * Description: Answers the five calls of Kavling microsites on this site: project data, lead save, and the three code calls.
 * Version: 1.1.0
 * Requires at least: 6.0
 * Requires PHP: 8.0
 * License: MIT
 */

defined('ABSPATH') || exit;

require_once __DIR__ . '/site.php';
require_once __DIR__ . '/native.php';

/** Settings live in the option `kavling`, or in a constant KAVLING in wp-config.php; see docs/wordpress.md. */
final class Kavling
{
    use Kavling_Site;
    use Kavling_Native;

    /** What may differ between two tries of one lead. */
    private const PER_TRY = ['submit_status', 'current_url', 'telesales_number', 'consent_at', 'consent_url', 'page_slug'];
    /** What was refused is kept for a look, not for its length: strangers could fill the disk with it. */
    private const MOST_ASIDE = 200;
    private const SCHEMA = '4';
    private const CODE_LIFE = 300;
    private const CHECKS = 5;
    private const PROOF_LIFE = 2592000;
    private const DAY = 86400;

    public static function start(): void
    {
        $calls = ['save_leads_to_db' => 'save', 'send_otp' => 'send', 'verify_otp' => 'verify', 'cancel_otp' => 'cancel'];
        foreach (self::setting('actions', []) + $calls as $action => $call) {
            foreach (['wp_ajax_', 'wp_ajax_nopriv_'] as $hook) {
                add_action($hook . $action, fn () => self::guard($call));
            }
            if ($call === 'save') {
                foreach (['admin_post_', 'admin_post_nopriv_'] as $hook) {
                    add_action($hook . $action, fn () => self::guard('save'));
                }
            }
        }
        add_action('rest_api_init', fn () => register_rest_route('wk/v1', '/project', [
            'methods' => 'GET', 'callback' => [self::class, 'project'], 'permission_callback' => '__return_true',
        ]));
        add_action('kavling_purge', [self::class, 'purge']);
        add_action('init', [self::class, 'install']);
    }

    /** Makes the five tables once for each version of the plugin; dbDelta adds what an older one lacks. */
    public static function install(): void
    {
        if (get_option('kavling_schema') === self::SCHEMA) {
            return;
        }
        global $wpdb;
        require_once ABSPATH . 'wp-admin/includes/upgrade.php';
        $charset = $wpdb->get_charset_collate();
        $columns = implode('', array_map(fn ($field) => "$field text NOT NULL,\n", array_keys(self::fields())));
        dbDelta('CREATE TABLE ' . self::table('lead') . " (
id char(36) NOT NULL,
created_at bigint NOT NULL,
changed_at bigint NOT NULL,
status varchar(20) NOT NULL,
spam tinyint NOT NULL,
otp_verified tinyint NOT NULL,
otp_reason varchar(20) NOT NULL,
submissions int NOT NULL,
phone varchar(20) NOT NULL,
{$columns}PRIMARY KEY  (id),
KEY phone (phone,created_at)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('touch') . " (
id char(36) NOT NULL,
lead_id char(36) NOT NULL,
created_at bigint NOT NULL,
context text NOT NULL,
PRIMARY KEY  (id),
KEY lead_id (lead_id)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('key') . " (
idempotency_key varchar(191) NOT NULL,
body_hash char(64) NOT NULL,
lead_id char(36) NOT NULL,
created_at bigint NOT NULL,
PRIMARY KEY  (idempotency_key)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('code') . " (
id char(64) NOT NULL,
phone_key char(64) NOT NULL,
project_id varchar(100) NOT NULL,
code_hash char(64) NOT NULL,
state varchar(12) NOT NULL,
checks int NOT NULL,
created_at bigint NOT NULL,
PRIMARY KEY  (id),
KEY phone_key (phone_key,created_at)
) $charset");
        dbDelta('CREATE TABLE ' . self::table('hit') . " (
id bigint NOT NULL AUTO_INCREMENT,
bucket varchar(80) NOT NULL,
at bigint NOT NULL,
PRIMARY KEY  (id),
KEY bucket (bucket,at)
) $charset");
        if (!wp_next_scheduled('kavling_purge')) {
            wp_schedule_event(time(), 'daily', 'kavling_purge');
        }
        update_option('kavling_schema', self::SCHEMA);
    }

    /** Only POST, only from our own pages, only what is valid UTF-8, never too often. */
    private static function guard(string $call): void
    {
        try {
            self::admit($call);
            self::$call();
        } catch (Throwable $error) {
            error_log('Kavling: ' . $error);
            self::refuse(self::say('somethingWrong'), 500);
        }
    }

    private static function admit(string $call): void
    {
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
            header('Allow: POST');
            self::refuse(self::say(self::is_native() ? 'notSent' : 'foreignOrigin'), 405);
        }
        if (!self::is_own_origin()) {
            self::refuse(self::say('foreignOrigin'), 403);
        }
        if ((int) ($_SERVER['CONTENT_LENGTH'] ?? 0) > 65536) {
            self::refuse(self::say('tooLarge'), 413);
        }
        foreach (wp_unslash($_POST) as $value) {
            if (is_string($value) && (preg_match('//u', $value) !== 1 || str_contains($value, "\0"))) {
                self::refuse(self::say('invalid'), 400);
            }
        }
        if (!self::is_within($call)) {
            $call === 'send' ? self::errors(3, self::say('otpNetworkBusy')) : self::refuse(self::say('tooMany'), 429);
        }
    }

    /** Counts one call of this address. */
    private static function is_within(string $call): bool
    {
        $limit = $call === 'save' ? [60, 60] : [120, 60];
        return self::consume(["$call:" . self::keyed('address', self::address()) => [$limit]]) === null;
    }

    private static function save(): void
    {
        if (self::is_native()) {
            self::answer_native();
        }
        [$success, $message, $id, $status] = self::save_lead();
        $success
            ? wp_send_json(['success' => true, 'data' => ['message' => $message, 'lead_id' => $id]], 200)
            : self::refuse($message, $status);
    }

    /**
     * Saves the lead that was posted.
     * @param string $proof of a code that was right just now, if there is one
     * @return array{bool, string, string, int} success, message, lead id, status
     */
    private static function save_lead(string $proof = ''): array
    {
        $name = trim(self::post('name', 200));
        $digits = self::digits(self::post('whatsapp_number', 40));
        if (self::post('local_numbers', 10) === 'accept') {
            $digits = preg_replace('/^(?:0+|(?=8))(?=[1-9])/', '62', $digits);
        }
        $problem = self::check($name, $digits);
        if ($problem !== null) {
            return [false, $problem, '', 200];
        }
        $now = self::now();
        $taken = self::post('filled_in_ms', 20);
        $spam = self::post('website', 500) !== '' || (ctype_digit($taken) && (int) $taken < 800);
        $trust = $spam ? [0, 'not-required'] : self::trust($digits, $proof);
        $refused = $trust === null;
        $fields = [];
        foreach (self::fields() as $field => $limit) {
            $fields[$field] = self::post($field, $limit);
        }
        $fields['name'] = $name;
        $page = self::find_page($fields['page_slug'], $fields['project_id']);
        if ($fields['project_name'] === '') {
            $fields['project_name'] = $page['name'] ?? '';
        }
        $key = substr($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? self::post('idempotency_key', 191), 0, 191);
        $hash = hash('sha256', wp_json_encode(array_filter($fields, [self::class, 'is_said'], ARRAY_FILTER_USE_KEY)));
        // A number without proof is refused, and set aside beside the spam: an outage loses no number.
        [$verified, $reason] = $trust ?? [0, 'unproven'];
        if ($spam || $refused) {
            $fields = array_map(fn ($value) => mb_substr($value, 0, self::MOST_ASIDE), $fields);
        }
        $lead = ['id' => wp_generate_uuid4(), 'created_at' => $now, 'changed_at' => $now, 'status' => 'new',
            'spam' => (int) ($spam || $refused || $reason === 'unknown-page'), 'otp_verified' => $verified, 'otp_reason' => $reason, 'submissions' => 1,
            'phone' => '+' . $digits] + ['submit_status' => '1'] + $fields;
        $lock = 'lead:' . $digits;
        self::lock($lock);
        try {
            $answer = self::place($lead, $refused ? '' : $key, $hash);
            return $refused ? [false, self::say('needsOtp'), '', 200] : $answer;
        } finally {
            self::unlock($lock);
        }
    }

    /** Whether a field is what the person said, and not how this try of it came. */
    private static function is_said(string $field): bool
    {
        return !in_array($field, self::PER_TRY, true) && preg_match('/^(first|last)_touch_/', $field) !== 1;
    }

    private static function place(array $lead, string $key, string $hash): array
    {
        global $wpdb;
        $keys = self::table('key');
        $leads = self::table('lead');
        if ($key !== '') {
            $prior = $wpdb->get_row($wpdb->prepare("SELECT * FROM $keys WHERE idempotency_key = %s", $key), ARRAY_A);
            if ($prior) {
                return hash_equals($prior['body_hash'], $hash)
                    ? [true, self::say('saved'), $prior['lead_id'], 200]
                    : [false, self::say('keyReused'), '', 422];
            }
        }
        $wpdb->query('START TRANSACTION');
        $twin = $lead['spam'] ? null : $wpdb->get_row($wpdb->prepare(
            "SELECT * FROM $leads WHERE phone = %s AND project_id = %s AND lead_type_id = %s AND spam = 0 AND created_at > %d"
            . ' ORDER BY created_at DESC LIMIT 1',
            $lead['phone'], $lead['project_id'], $lead['lead_type_id'], $lead['created_at'] - 600000
        ), ARRAY_A);
        $proves = $twin && (int) $lead['otp_verified'] === 1 && (int) $twin['otp_verified'] === 0;
        $stored = $twin ? self::merge($twin, $lead, $proves) : $wpdb->insert($leads, $lead);
        $id = $twin ? $twin['id'] : $lead['id'];
        if ($stored && $key !== '') {
            $stored = $wpdb->insert($keys, ['idempotency_key' => $key, 'body_hash' => $hash, 'lead_id' => $id, 'created_at' => $lead['created_at']]);
        }
        if (!$stored) {
            $wpdb->query('ROLLBACK');
            return [false, self::say('somethingWrong'), '', 503];
        }
        $wpdb->query('COMMIT');
        if (!$twin && !$lead['spam']) {
            do_action('kavling_lead_saved', $lead);
        } elseif ($lead['otp_reason'] === 'unknown-page') {
            do_action('kavling_lead_unknown_page', $lead);
        } elseif ($proves) {
            do_action('kavling_lead_updated', $wpdb->get_row($wpdb->prepare("SELECT * FROM $leads WHERE id = %s", $id), ARRAY_A));
        }
        return [true, self::say('saved'), $id, 200];
    }

    /** The same person again: what was sent the second time is kept, and a number that is proven now stays proven. */
    private static function merge(array $twin, array $lead, bool $proves): bool
    {
        global $wpdb;
        $set = ['submissions' => (int) $twin['submissions'] + 1, 'changed_at' => $lead['created_at']]
            + ($proves ? ['otp_verified' => 1, 'otp_reason' => $lead['otp_reason']] : []);
        return $wpdb->update(self::table('lead'), $set, ['id' => $twin['id']]) !== false
            && $wpdb->insert(self::table('touch'), [
                'id' => $lead['id'], 'lead_id' => $twin['id'], 'created_at' => $lead['created_at'],
                'context' => wp_json_encode(array_intersect_key($lead, self::fields())),
            ]) !== false;
    }

    /** The form checks in their order; a later failure replaces an earlier message. */
    private static function check(string $name, string $digits): ?string
    {
        $message = $name === '' ? self::say('emptyName') : null;
        if ($digits === '') {
            return self::say('emptyNumber');
        }
        if (str_starts_with($digits, '0')) {
            $message = self::say('needsCountryCode');
        }
        if (strlen($digits) < 11 || strlen($digits) > 14 || str_starts_with($digits, '6262')) {
            $message = self::say('wrongNumber');
        }
        return str_starts_with($digits, '62') ? $message : self::say('needsCountryCode');
    }

    /** Verified or not, and why; null when the page asks for a code and there is no proof of one. */
    private static function trust(string $digits, string $proof): ?array
    {
        global $wpdb;
        $project_id = self::post('project_id', 100);
        $rule = self::code_rule(self::post('page_slug', 255), $project_id);
        $phone = self::keyed('phone', self::normalise($digits));
        $proven = self::is_proven($phone, $project_id, $proof);
        if ($rule === 'unknown-page' || $proven) {
            return [(int) $proven, $rule === 'unknown-page' ? $rule : 'proven'];
        }
        if ($rule === 'not-required') {
            return [0, $rule];
        }
        $unsent = $wpdb->get_var($wpdb->prepare(
            'SELECT id FROM ' . self::table('code') . " WHERE phone_key = %s AND state = 'unsent' AND created_at > %d LIMIT 1",
            $phone, self::now() - 900000
        ));
        return $unsent ? [0, 'sender-down'] : null;
    }

    /** Whether one of the proofs holds: of this step, of the lead itself (where the browser keeps no cookie), of the cookie. */
    private static function is_proven(string $phone, string $project_id, string $own): bool
    {
        global $wpdb;
        $codes = self::table('code');
        foreach ([$own, self::post('otp_proof', 400), $_COOKIE[self::cookie_name()] ?? ''] as $proof) {
            $parts = is_string($proof) ? explode('.', $proof) : [];
            if (count($parts) !== 3 || !ctype_digit($parts[1]) || (int) $parts[1] <= time()) {
                continue;
            }
            $row = $wpdb->get_row($wpdb->prepare("SELECT * FROM $codes WHERE id = %s", $parts[0]), ARRAY_A);
            $fits = $row && $row['state'] === 'verified' && $row['phone_key'] === $phone
                && ($row['project_id'] === '' || $row['project_id'] === $project_id);
            if ($fits && hash_equals(self::keyed('proof', $parts[0], $phone, $row['project_id'], $parts[1]), $parts[2])) {
                return true;
            }
        }
        return false;
    }

    private static function send(): void
    {
        $sent = self::send_code(self::post('phone_number', 40));
        isset($sent['id'])
            ? self::inner(['requestOtp' => ['requestId' => $sent['id'], 'nextEventWait' => 60, 'alphabet' => 'digits']])
            : self::errors($sent['code'], $sent['message'], $sent['status']);
    }

    /** @return array{id: string}|array{code: int, message: string, status: int} */
    private static function send_code(string $number): array
    {
        global $wpdb;
        $phone = self::normalise($number);
        if (!preg_match('/^628\d{8,11}$/', $phone)) {
            return self::not_sent(10, 'otpNotMobile');
        }
        $key = self::keyed('phone', $phone);
        $budget = (int) self::setting('daily_budget', 2000);
        $full = self::consume(self::send_buckets($phone, $key, $budget));
        if ($full !== null) {
            // Only the limit of the number itself speaks of the number.
            $words = ['phone' => 'otpTooMany', 'prefix' => 'tooMany'];
            return self::not_sent($full === 'phone' ? 10 : 3, $words[$full] ?? 'otpNetworkBusy');
        }
        $paid = self::consume(['budget' => [[$budget, self::DAY]]]) === null;
        $id = bin2hex(random_bytes(32));
        $code = str_pad((string) random_int(0, 999999), 6, '0', STR_PAD_LEFT);
        $codes = self::table('code');
        self::lock("codes:$key");
        $wpdb->query($wpdb->prepare("UPDATE $codes SET state = 'cancelled' WHERE phone_key = %s AND state = 'pending'", $key));
        $kept = $wpdb->insert($codes, ['id' => $id, 'phone_key' => $key, 'project_id' => self::post('project_id', 100),
            'code_hash' => self::keyed('code', $id, $key, $code), 'state' => $paid ? 'pending' : 'unsent', 'checks' => 0, 'created_at' => self::now()]);
        self::unlock("codes:$key");
        if (!$paid) {
            // As when the sender is down: the lead stands, unverified, and the team is told.
            error_log("Kavling: the day's $budget codes are spent, leads arrive unverified. Raise daily_budget or find who spends it.");
            do_action('kavling_budget_spent', $budget);
            return self::not_sent(3, 'otpSenderDown', 503);
        }
        if (!$kept || !apply_filters('kavling_send_code', self::deliver($phone, $code), $phone, $code)) {
            $wpdb->update($codes, ['state' => 'unsent'], ['id' => $id, 'state' => 'pending']);
            return self::not_sent(3, 'otpSenderDown', 503);
        }
        return ['id' => $id];
    }

    private static function send_buckets(string $phone, string $key, int $budget): array
    {
        $share = (int) ceil($budget * (int) self::setting('network_share', 10) / 100);
        $site = self::network(7);
        $network = self::network(6) ?? preg_replace('/\.\d+$/', '', self::address());
        return [
            "phone:$key" => [[1, 60], [3, 600], [5, self::DAY]],
            'address:' . self::keyed('address', self::address()) => [[10, 3600], [30, self::DAY]],
        ] + ($site === null ? [] : ['site:' . self::keyed('site', $site) => [[20, 3600], [60, self::DAY]]]) + [
            'network:' . self::keyed('network', $network) => [[$share, self::DAY]],
            'prefix:' . self::keyed('prefix', substr($phone, 0, -4)) => [[20, 3600]],
        ];
    }

    private static function not_sent(int $code, string $words, int $status = 200): array
    {
        return ['code' => $code, 'message' => self::say($words), 'status' => $status];
    }

    /** Posts { phone, code, expiresInSeconds } to the address of the settings. */
    private static function deliver(string $phone, string $code): bool
    {
        $url = self::setting('sender_url', '');
        if ($url === '') {
            return false;
        }
        $response = wp_remote_post($url, [
            'timeout' => 5, 'redirection' => 0,
            'headers' => ['Content-Type' => 'application/json', 'Authorization' => 'Bearer ' . self::setting('sender_token', '')],
            'body' => wp_json_encode(['phone' => $phone, 'code' => $code, 'expiresInSeconds' => self::CODE_LIFE]),
        ]);
        $status = is_wp_error($response) ? 0 : (int) wp_remote_retrieve_response_code($response);
        return $status >= 200 && $status < 300;
    }

    private static function verify(): void
    {
        $proof = self::verify_code(self::post('requestId', 100), self::post('code', 40));
        if ($proof === null) {
            self::refuse(self::say('tooMany'), 429);
        }
        self::inner(['verifyOtp' => $proof === '' ? ['isSuccess' => false] : ['isSuccess' => true, 'proof' => $proof]]);
    }

    /** The proof of the number, kept in a cookie too; empty when the code is wrong, null when there were too many tries. */
    private static function verify_code(string $id, string $typed): ?string
    {
        global $wpdb;
        $codes = self::table('code');
        $code = strtoupper(trim($typed));
        $phone_key = $wpdb->get_var($wpdb->prepare("SELECT phone_key FROM $codes WHERE id = %s", $id));
        self::lock("codes:$phone_key");
        try {
            // Read under the lock: a new code may have killed this one.
            $row = $wpdb->get_row($wpdb->prepare("SELECT * FROM $codes WHERE id = %s", $id), ARRAY_A);
            $alive = $row && $row['state'] === 'pending' && (int) $row['checks'] < self::CHECKS
                && self::now() < (int) $row['created_at'] + self::CODE_LIFE * 1000;
            if (!$alive) {
                return '';
            }
            if (self::consume(["check:$phone_key" => [[10, 3600]]]) !== null) {
                return null;
            }
            $right = preg_match('/^[0-9A-Z]{6}$/', $code)
                && hash_equals($row['code_hash'], self::keyed('code', $id, $row['phone_key'], $code));
            $checks = (int) $row['checks'] + 1;
            $state = $right ? 'verified' : ($checks >= self::CHECKS ? 'dead' : 'pending');
            $wpdb->update($codes, ['checks' => $checks, 'state' => $state], ['id' => $id, 'state' => 'pending']);
        } finally {
            self::unlock("codes:$phone_key");
        }
        return $right ? self::make_proof($id, $row['phone_key'], $row['project_id']) : '';
    }

    private static function make_proof(string $id, string $phone_key, string $project_id): string
    {
        $until = (string) (time() + self::PROOF_LIFE);
        $proof = implode('.', [$id, $until, self::keyed('proof', $id, $phone_key, $project_id, $until)]);
        $secure = self::is_secure() ? '; Secure' : '';
        header('Set-Cookie: ' . self::cookie_name() . "=$proof; Path=/; Max-Age=" . self::PROOF_LIFE . "; HttpOnly; SameSite=Lax$secure", false);
        return $proof;
    }

    private static function cancel(): void
    {
        global $wpdb;
        $done = $wpdb->update(self::table('code'), ['state' => 'cancelled'], ['id' => self::post('requestId', 100), 'state' => 'pending']);
        $done ? self::inner(['cancelOtp' => ['isSuccess' => true]]) : self::errors(3, self::say('otpCancelFailed'));
    }

    public static function project($request)
    {
        $project = self::find_project((string) $request->get_param('id'));
        if (!$project) {
            return new WP_REST_Response(['success' => false, 'data' => ['message' => self::say('unknownProject')]], 404);
        }
        return new WP_REST_Response(['success' => true, 'data' => ['ext_ls_additional_data' => [
            'project_status' => $project['status'] ?? '', 'province' => $project['province'] ?? '',
            'city' => $project['city'] ?? '', 'district' => $project['district'] ?? '',
            'whatsapp_business_number' => $project['whatsappBusinessNumber'] ?? '',
        ]]], 200);
    }

    /** Deletes what is older than its keep. */
    public static function purge(): void
    {
        global $wpdb;
        $now = self::now();
        $days = (int) self::setting('retention_days', 730);
        $cuts = ['lead' => $days * self::DAY, 'touch' => $days * self::DAY, 'key' => self::DAY, 'code' => self::PROOF_LIFE + self::DAY];
        foreach ($cuts as $table => $keep) {
            $wpdb->query($wpdb->prepare('DELETE FROM ' . self::table($table) . ' WHERE created_at < %d', $now - $keep * 1000));
        }
        $wpdb->query($wpdb->prepare('DELETE FROM ' . self::table('hit') . ' WHERE at < %d', $now - self::DAY * 1000));
    }

    /** Counts one hit in every bucket, or in none when one of them is full: then its kind is returned, the part before the colon. */
    private static function consume(array $buckets): ?string
    {
        global $wpdb;
        $hits = self::table('hit');
        $now = self::now();
        self::lock('hits');
        $full = null;
        foreach ($buckets as $bucket => $limits) {
            foreach ($limits as [$count, $seconds]) {
                $seen = $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) FROM $hits WHERE bucket = %s AND at > %d", $bucket, $now - $seconds * 1000));
                $full ??= (int) $seen < $count ? null : strtok($bucket, ':');
            }
        }
        foreach ($full === null ? array_keys($buckets) : [] as $bucket) {
            $wpdb->insert($hits, ['bucket' => $bucket, 'at' => $now]);
        }
        self::unlock('hits');
        return $full;
    }

    private static function is_own_origin(): bool
    {
        $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? null;
        $origin = $_SERVER['HTTP_ORIGIN'] ?? null;
        if ($site === 'same-origin') {
            return true;
        }
        if ($origin === null) {
            return $site === null || $site === 'none';
        }
        if (in_array($origin, self::setting('allowed_origins', []), true)) {
            header("Access-Control-Allow-Origin: $origin");
            header('Access-Control-Allow-Credentials: true');
            header('Vary: Origin');
            return true;
        }
        $host = parse_url($origin, PHP_URL_HOST) . (parse_url($origin, PHP_URL_PORT) ? ':' . parse_url($origin, PHP_URL_PORT) : '');
        return $site !== 'cross-site' && $site !== 'same-site' && $host === ($_SERVER['HTTP_HOST'] ?? '');
    }

    private static function setting(string $name, $fallback)
    {
        $settings = defined('KAVLING') ? constant('KAVLING') : get_option('kavling', []);
        return $settings[$name] ?? $fallback;
    }

    /** A sentence for visitors, by the name it has in the reference backend. */
    private static function say(string $name, array $values = []): string
    {
        $places = array_map(fn ($place) => '{' . $place . '}', array_keys($values));
        return strtr(self::shared()['copy'][$name], array_combine($places, $values));
    }

    /** What the plugin has in common with the reference backend. */
    /** The columns of a lead, each with the most characters that are kept of it. */
    private static function fields(): array
    {
        return array_map('intval', self::shared()['leadFields']);
    }

    private static function shared(): array
    {
        static $shared = null;
        return $shared ??= require __DIR__ . '/generated/shared.php';
    }

    private static function post(string $name, int $limit): string
    {
        $value = wp_unslash($_POST[$name] ?? '');
        return is_string($value) ? mb_substr($value, 0, $limit) : '';
    }

    /** The digits of a number in their one form: +62 0812…, +62(0)812… and 0062 812… are 62812…. */
    private static function digits(string $value): string
    {
        $wide = ['０' => '0', '１' => '1', '２' => '2', '３' => '3', '４' => '4',
            '５' => '5', '６' => '6', '７' => '7', '８' => '8', '９' => '9'];
        return preg_replace(['/\D/', '/^0062/', '/^620+/'], ['', '62', '62'], strtr($value, $wide));
    }

    private static function normalise(string $value): string
    {
        $digits = self::digits($value);
        if ($digits === '' || str_starts_with($digits, '62')) {
            return $digits;
        }
        return self::digits('62' . (str_starts_with($digits, '0') ? substr($digits, 1) : $digits));
    }

    /** An IPv4 address, or the /64 of an IPv6 one. Behind a proxy, let the web server set REMOTE_ADDR. */
    private static function address(): string
    {
        $address = $_SERVER['REMOTE_ADDR'] ?? '';
        $packed = @inet_pton($address);
        return $packed !== false && strlen($packed) === 16 ? bin2hex(substr($packed, 0, 8)) : $address;
    }

    /** The network of an IPv6 address by its first bytes (7: a /56, 6: a /48); null for IPv4. */
    private static function network(int $bytes): ?string
    {
        $packed = @inet_pton($_SERVER['REMOTE_ADDR'] ?? '');
        return $packed !== false && strlen($packed) === 16 ? bin2hex(substr($packed, 0, $bytes)) : null;
    }

    private static function keyed(string ...$parts): string
    {
        return hash_hmac('sha256', wp_json_encode($parts), wp_salt('auth'));
    }

    private static function is_secure(): bool
    {
        return is_ssl() || preg_match('/^(localhost|127\.0\.0\.1)(:\d+)?$/', $_SERVER['HTTP_HOST'] ?? '') === 1;
    }

    private static function cookie_name(): string
    {
        return (self::is_secure() ? '__Host-' : '') . 'kavling-proof';
    }

    private static function lock(string $name): void
    {
        global $wpdb;
        $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, 10)', 'kavling:' . md5($name)));
    }

    private static function unlock(string $name): void
    {
        global $wpdb;
        $wpdb->get_var($wpdb->prepare('SELECT RELEASE_LOCK(%s)', 'kavling:' . md5($name)));
    }

    private static function table(string $name): string
    {
        global $wpdb;
        return $wpdb->prefix . 'kavling_' . $name;
    }

    private static function now(): int
    {
        return (int) floor(microtime(true) * 1000);
    }

    /** The depth is the one the pages read: data.data.data from the body. */
    private static function inner(array $data): void
    {
        wp_send_json(['success' => true, 'data' => ['data' => ['data' => $data]]], 200);
    }

    private static function errors(int $code, string $message, int $status = 200): void
    {
        $errors = [['message' => $message, 'extensions' => ['code' => $code]]];
        wp_send_json(['success' => false, 'data' => ['data' => ['data' => null, 'errors' => $errors]]], $status);
    }

    private static function refuse(string $message, int $status = 200): void
    {
        if (self::is_native()) {
            self::show_retry($status, $message);
        }
        wp_send_json(['success' => false, 'data' => ['message' => $message]], $status);
    }
}

Kavling::start();
