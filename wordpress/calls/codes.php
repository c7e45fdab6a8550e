<?php

defined('ABSPATH') || exit;

/** The three calls about codes. */
trait Kavling_Codes
{
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
            // As when the sender is down: the lead is saved unverified, and the team is notified.
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
        $code = strtoupper(trim(self::plain_digits($typed)));
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
}
