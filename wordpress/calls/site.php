<?php

defined('ABSPATH') || exit;

/** The known pages: which one a lead comes from, and whether it needs a verified number. */
trait Kavling_Site
{
    private static function find_project(string $id): ?array
    {
        foreach ($id === '' ? [] : ['superleadsId', 'micrositeSuperleadsId', 'id'] as $name) {
            foreach (Kavling_Pages::all() as $page) {
                if (($page[$name] ?? '') === $id) {
                    return $page;
                }
            }
        }
        return null;
    }

    /** The page with this slug, or else one of its project. */
    private static function find_page(string $slug, string $project_id): ?array
    {
        return self::page_named($slug) ?? self::find_project($project_id);
    }

    private static function page_named(string $slug): ?array
    {
        foreach ($slug === '' ? [] : Kavling_Pages::all() as $page) {
            if (($page['slug'] ?? '') === $slug) {
                return $page;
            }
        }
        return null;
    }

    /** The pages of a project, or the one page that has a superleads id like this. */
    private static function entries_of(string $id): array
    {
        $pages = $id === '' ? [] : Kavling_Pages::all();
        $own = array_values(array_filter($pages, fn ($page) => ($page['id'] ?? '') === $id));
        return $own ?: array_filter([self::find_project($id)]);
    }

    /**
     * Whether a lead needs a proven number: the page of the lead decides. An entry without `slug` applies to
     * every page of its project.
     * @return 'required'|'not-required'|'unknown-page' for an unknown page; its leads are kept and set aside
     */
    private static function code_rule(string $slug, string $project_id): string
    {
        $pages = Kavling_Pages::all();
        if (!$pages) {
            return 'unknown-page';
        }
        $own = self::entries_of($project_id);
        $by_project = self::rule_of($own ?: $pages, !$own);
        if ($slug === '' || !array_filter(array_column($pages, 'slug'))) {
            return $by_project;
        }
        $page = self::page_named($slug);
        if ($page === null) {
            $whole = array_filter($own, fn ($entry) => ($entry['slug'] ?? '') === '');
            return $whole ? self::rule_of($whole, false) : 'unknown-page';
        }
        if (!empty($page['otp'])) {
            return 'required';
        }
        // A page without codes gives no access to another project that asks for them.
        $is_own = $project_id === '' || in_array($page, $own, true);
        return !$is_own && $by_project === 'required' ? 'required' : 'not-required';
    }

    /** Required only if every page asks for codes; if some of the possible pages do, the lead's page is unknown. */
    private static function rule_of(array $pages, bool $is_guess): string
    {
        $asking = array_filter($pages, fn ($page) => !empty($page['otp']));
        if (!$asking) {
            return 'not-required';
        }
        if ($is_guess) {
            return 'unknown-page';
        }
        return count($asking) === count($pages) ? 'required' : 'not-required';
    }
}
