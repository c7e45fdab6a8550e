<?php

/**
 * Plugin Name: Kavling
 * Description: Takes the leads of Kavling microsites on this site: answers their five calls, and shows, exports and erases what came in.
 * Version: 0.1.0
 * Requires at least: 6.0
 * Requires PHP: 8.0
 * License: MIT
 * Text Domain: kavling
 * Domain Path: /languages
 */

defined('ABSPATH') || exit;

foreach (['site', 'native', 'leads', 'touches', 'codes', 'limits', 'wire'] as $kavling_part) {
    require_once __DIR__ . "/calls/$kavling_part.php";
}
foreach (['pages', 'install', 'store', 'notice', 'privacy'] as $kavling_part) {
    require_once __DIR__ . "/$kavling_part.php";
}

/**
 * Settings are in the option `kavling`; the constant KAVLING in wp-config.php takes precedence. See
 * docs/wordpress.md.
 */
final class Kavling
{
    use Kavling_Site;
    use Kavling_Native;
    use Kavling_Leads;
    use Kavling_Touches;
    use Kavling_Codes;
    use Kavling_Limits;
    use Kavling_Wire;
    use Kavling_Install;

    public const DAY = 86400;
    /** Fields that may differ between two tries of one lead. */
    private const PER_TRY = ['submit_status', 'current_url', 'telesales_number', 'consent_at', 'consent_url', 'page_slug'];
    /** Refused leads are kept short for inspection: strangers could fill the disk with them. */
    private const MAX_QUARANTINED_LENGTH = 200;
    private const SCHEMA = '7';
    /** View leads, set their status, export them as CSV, erase them. */
    public const CAPABILITIES = ['kavling_read', 'kavling_edit', 'kavling_export', 'kavling_erase'];
    private const CODE_LIFE = 300;
    private const CHECKS = 5;
    private const PROOF_LIFE = 2592000;

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
        register_deactivation_hook(__FILE__, [self::class, 'deactivate']);
        Kavling_Pages::start();
        Kavling_Notice::start();
        if (is_admin() || wp_doing_cron() || defined('WP_CLI')) {
            self::start_admin();
        }
    }

    /** Loads the parts for logged-in people and for the command line. */
    private static function start_admin(): void
    {
        add_action('init', fn () => load_plugin_textdomain('kavling', false, dirname(plugin_basename(__FILE__)) . '/languages'));
        Kavling_Privacy::start();
        foreach (['screens', 'actions', 'lead-screen', 'settings', 'settings-fields', 'pages-form', 'export'] as $part) {
            require_once __DIR__ . "/admin/$part.php";
        }
        Kavling_Screens::start();
        Kavling_Actions::start();
        Kavling_Settings::start();
        Kavling_Pages_Form::start();
        if (defined('WP_CLI')) {
            require_once __DIR__ . '/admin/command.php';
            WP_CLI::add_command('kavling', 'Kavling_Command');
        }
    }

    /** Only POST, only from the site's own pages, only valid UTF-8, within the rate limits. */
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

    /** A setting: from the constant in wp-config.php, or else as saved in wp-admin. */
    public static function setting(string $name, $fallback)
    {
        return self::fixed()[$name] ?? get_option('kavling', [])[$name] ?? $fallback;
    }

    /** The settings of wp-config.php, which cannot be changed in wp-admin. */
    public static function fixed(): array
    {
        return defined('KAVLING') ? constant('KAVLING') : [];
    }

    public static function table(string $name): string
    {
        global $wpdb;
        return $wpdb->prefix . 'kavling_' . $name;
    }
}

Kavling::start();
