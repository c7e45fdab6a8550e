<?php

defined('ABSPATH') || exit;

/** Reads requests and writes responses in the form that pages expect. */
trait Kavling_Wire
{
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

    private static function post(string $name, int $limit): string
    {
        $value = wp_unslash($_POST[$name] ?? '');
        return is_string($value) ? mb_substr($value, 0, $limit) : '';
    }

    /** The digits of a number in their one form: +62 0812…, +62(0)812… and 0062 812… are 62812…. */
    public static function digits(string $value): string
    {
        return preg_replace(['/\D/', '/^0062/', '/^620+/'], ['', '62', '62'], self::plain_digits($value));
    }

    /** The text with the digits of every script as ASCII: every script has its ten digits in a row, from zero on. */
    public static function plain_digits(string $value): string
    {
        return preg_replace_callback('/(?![0-9])\p{Nd}/u', function (array $found): string {
            $before = 0;
            while (preg_match('/\p{Nd}/u', (string) mb_chr(mb_ord($found[0]) - $before - 1))) {
                $before++;
            }
            return (string) ($before % 10);
        }, $value) ?? $value;
    }

    /** True for a name without a visible character: spaces, control characters, joiners and fillers are invisible. */
    public static function is_blank(string $name): bool
    {
        $unseen = '\p{Z}\p{C}\x{034F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{E0100}-\x{E01EF}';
        return !preg_match("/[^$unseen]/u", $name);
    }

    public static function normalise(string $value): string
    {
        $digits = self::digits($value);
        if ($digits === '' || str_starts_with($digits, '62')) {
            return $digits;
        }
        return self::digits('62' . (str_starts_with($digits, '0') ? substr($digits, 1) : $digits));
    }

    public static function keyed(string ...$parts): string
    {
        return hash_hmac('sha256', wp_json_encode($parts), wp_salt('auth'));
    }

    /** A sentence for visitors, by the name it has in the reference backend. */
    private static function say(string $name, array $values = []): string
    {
        $places = array_map(fn ($place) => '{' . $place . '}', array_keys($values));
        return strtr(self::shared()['copy'][$name], array_combine($places, $values));
    }

    /** The columns of a lead, each with the most characters that are kept of it. */
    public static function fields(): array
    {
        return array_map('intval', self::shared()['leadFields']);
    }

    /** The data shared with the reference backend. */
    public static function shared(): array
    {
        static $shared = null;
        return $shared ??= require dirname(__DIR__) . '/generated/shared.php';
    }

    /** The depth that pages read: data.data.data from the body. */
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

    public static function now(): int
    {
        return (int) floor(microtime(true) * 1000);
    }
}
