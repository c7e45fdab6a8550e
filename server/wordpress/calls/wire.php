<?php

defined('ABSPATH') || exit;

/** What comes in and what goes out, as the pages know it. */
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
        $wide = ['０' => '0', '１' => '1', '２' => '2', '３' => '3', '４' => '4',
            '５' => '5', '６' => '6', '７' => '7', '８' => '8', '９' => '9'];
        return preg_replace(['/\D/', '/^0062/', '/^620+/'], ['', '62', '62'], strtr($value, $wide));
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

    /** What the plugin has in common with the reference backend. */
    public static function shared(): array
    {
        static $shared = null;
        return $shared ??= require dirname(__DIR__) . '/generated/shared.php';
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

    public static function now(): int
    {
        return (int) floor(microtime(true) * 1000);
    }
}
