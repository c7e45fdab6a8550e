<?php

defined('ABSPATH') || exit;

/** The call that saves a lead: checks, repeats, proof. */
trait Kavling_Leads
{
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
        $name = trim(self::post('name', 1000));
        $digits = self::number_of_post();
        $errors = self::field_errors($name, $digits);
        if ($errors !== []) {
            return [false, end($errors), '', 200];
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
        if (self::is_native()) {
            $fields = array_merge($fields, self::touches_of_page());
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
            $fields = array_map(fn ($value) => mb_substr($value, 0, self::MAX_QUARANTINED_LENGTH), $fields);
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

    /** True for a field that the visitor filled in; false for one that describes this try. */
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
            $lead['phone'],
            $lead['project_id'],
            $lead['lead_type_id'],
            $lead['created_at'] - 600000
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

    /** The digits of the posted number, as the page reads it (`settings.form.localNumbers`). */
    private static function number_of_post(): string
    {
        $digits = self::digits(self::post('whatsapp_number', 40));
        return self::post('local_numbers', 10) === 'accept' ? preg_replace('/^(?:0+|(?=8))(?=[1-9])/', '62', $digits) : $digits;
    }

    /** The fields that fail the form's checks, each with its message. In their order, the last is the form's message. */
    private static function field_errors(string $name, string $digits): array
    {
        $is_long = mb_strlen($name) > self::fields()['name'];
        $number = match (true) {
            $digits === '' => 'emptyNumber',
            !str_starts_with($digits, '62') => 'needsCountryCode',
            strlen($digits) < 11 || strlen($digits) > 14 || str_starts_with($digits, '6262') => 'wrongNumber',
            default => '',
        };
        $sentences = ['name' => $is_long ? 'nameTooLong' : (self::is_blank($name) ? 'emptyName' : ''), 'whatsapp_number' => $number];
        return array_map(fn ($sentence) => self::say($sentence), array_filter($sentences));
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
            $phone,
            self::now() - 900000
        ));
        return $unsent ? [0, 'sender-down'] : null;
    }

    /**
     * True if one of the proofs is valid: that of this step, of the lead itself (where the browser keeps no
     * cookie), or of the cookie.
     */
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
}
