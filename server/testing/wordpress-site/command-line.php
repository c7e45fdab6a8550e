<?php

/** The part of WP-CLI that commands call: Debian has no WP-CLI. Writes what they say to standard output. */

namespace {
    define('WP_CLI', true);
    final class WP_CLI
    {
        public static array $commands = [];
        public static function add_command(string $name, string $class): void { self::$commands[$name] = $class; }
        public static function success(string $text): void { echo "Success: $text\n"; }
        public static function error(string $text): void { echo "Error: $text\n"; exit(1); }
        public static function confirm(string $text, array $options): void { if (!isset($options['yes'])) { echo "$text [y/n]\n"; exit(0); } }
    }
}

namespace WP_CLI\Utils {
    function format_items(string $format, array $items, array $fields): void
    {
        echo $format === 'ids' ? implode(' ', array_column($items, 'id')) . "\n" : json_encode(array_map(fn ($item) => array_intersect_key($item, array_flip($fields)), $items)) . "\n";
    }
}
