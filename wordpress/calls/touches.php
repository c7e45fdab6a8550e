<?php

defined('ABSPATH') || exit;

/** The source of a visitor without script, from the URL of their page, as in src/lib/touch-fields.ts. */
trait Kavling_Touches
{
    /** Source and medium of a click that only has an id. */
    private static array $click_ids = [
        'gclid' => ['google', 'cpc'],
        'gbraid' => ['google', 'cpc'],
        'wbraid' => ['google', 'cpc'],
        'fbclid' => ['facebook', 'social'],
        'ttclid' => ['tiktok', 'cpc'],
        'msclkid' => ['bing', 'cpc'],
    ];

    /** The touch fields of a form without any; empty if it has some. */
    private static function touches_of_page(): array
    {
        foreach (array_keys($_POST) as $name) {
            if (preg_match('/^(first|last)_touch_/', (string) $name)) {
                return [];
            }
        }
        $url = self::visited();
        parse_str((string) parse_url($url, PHP_URL_QUERY), $query);
        $query = array_filter($query, 'is_string');
        $ids = array_filter(array_intersect_key($query, self::$click_ids));
        $is_campaign = $ids || preg_grep('/^utm_/', array_keys($query));
        $touch = $url === '' ? [] : self::read_touch($url, $query, $ids);
        $fields = [];
        foreach ($is_campaign ? ['first', 'last'] : ['first'] as $which) {
            foreach ($touch as $part => $value) {
                $fields["{$which}_touch_$part"] = mb_substr($value, 0, self::fields()["{$which}_touch_$part"]);
            }
        }
        return $fields;
    }

    private static function read_touch(string $url, array $query, array $ids): array
    {
        $kinds = array_keys(array_intersect_key(self::$click_ids, $ids));
        [$source, $medium] = $kinds ? self::$click_ids[$kinds[0]] : ['direct', ''];
        $is_named = isset($query['utm_source']) || isset($query['utm_medium']);
        return [
            'at' => gmdate('Y-m-d\TH:i:s.000\Z'),
            'source' => ($query['utm_source'] ?? '') ?: $source,
            'medium' => $is_named ? $query['utm_medium'] ?? '' : $medium,
            'campaign' => $query['utm_campaign'] ?? '',
            'content' => $query['utm_content'] ?? '',
            'term' => $query['utm_term'] ?? '',
            'click_ids' => implode('&', array_map(fn ($kind) => "$kind=" . rawurlencode($ids[$kind]), $kinds)),
            'page' => strtok($url, '?#'),
        ];
    }
}
