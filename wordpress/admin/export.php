<?php

defined('ABSPATH') || exit;

/** CSV of the list as it is filtered; no spreadsheet runs a cell of it as a formula (as server/delivery/csv.ts). */
final class Kavling_Export
{
    private const OWN = ['id', 'created_at', 'status', 'phone', 'otp_verified', 'otp_reason', 'submissions'];
    /** Characters that a spreadsheet may take for the start of a formula, full-width forms included. */
    private const AHEAD = '["\'\s]*[=+\-@|%\x{FF1D}\x{FF0B}\x{FF0D}\x{FF20}]';

    public static function send(): void
    {
        Kavling_Actions::need('kavling_export', 'kavling_export');
        nocache_headers();
        header('Content-Type: text/csv; charset=utf-8');
        header('Content-Disposition: attachment; filename="leads-' . wp_date('Y-m-d') . '.csv"');
        foreach (self::lines(Kavling_Screens::filter()) as $line) {
            echo $line;
        }
        exit;
    }

    /** @return Generator<string> */
    public static function lines(array $filter): Generator
    {
        $columns = array_merge(self::OWN, array_keys(Kavling::fields()));
        yield "\xEF\xBB\xBF" . self::line($columns);
        foreach (Kavling_Store::each($filter) as $lead) {
            $lead['created_at'] = gmdate('Y-m-d\TH:i:s\Z', intdiv((int) $lead['created_at'], 1000));
            yield self::line(array_map(fn ($column) => $lead[$column], $columns));
        }
    }

    public static function line(array $values): string
    {
        return implode(',', array_map([self::class, 'cell'], $values)) . "\r\n";
    }

    public static function cell($value): string
    {
        $text = str_replace("\0", '', (string) $value);
        $safe = preg_replace('/([;,\t\r\n|])(?=' . self::AHEAD . ')/u', "$1'", $text);
        $safe = preg_replace('/^(?=' . self::AHEAD . '|[\t\r\n])/u', "'", $safe);
        return '"' . str_replace('"', '""', $safe) . '"';
    }
}
