<?php

defined('ABSPATH') || exit;

/** Access checks: origin, rate limits, and one request per lead at a time. */
trait Kavling_Limits
{
    /** Counts one call of this address. */
    private static function is_within(string $call): bool
    {
        $limit = $call === 'save' ? [60, 60] : [120, 60];
        return self::consume(["$call:" . self::keyed('address', self::address()) => [$limit]]) === null;
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
}
