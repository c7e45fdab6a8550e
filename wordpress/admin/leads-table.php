<?php

defined('ABSPATH') || exit;

if (!class_exists('WP_List_Table')) {
    require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
}

/** The list of leads: views by status, filters, search, sorting and bulk actions as WordPress's own lists have them. */
final class Kavling_Leads_Table extends WP_List_Table
{
    public function __construct()
    {
        parent::__construct(['singular' => 'lead', 'plural' => 'leads', 'ajax' => false, 'screen' => 'toplevel_page_kavling']);
    }

    public function get_columns(): array
    {
        return [
            'cb' => '<input type="checkbox">',
            'name' => __('Name', 'kavling'),
            'phone' => __('Phone', 'kavling'),
            'status' => __('Status', 'kavling'),
            'project' => __('Project', 'kavling'),
            'source' => __('Source', 'kavling'),
            'came' => __('Received', 'kavling'),
        ];
    }

    protected function get_sortable_columns(): array
    {
        return ['name' => 'name', 'status' => 'status', 'project' => 'project_name', 'came' => ['created_at', true]];
    }

    protected function get_default_primary_column_name(): string
    {
        return 'name';
    }

    public function prepare_items(): void
    {
        $filter = Kavling_Screens::filter();
        $per_page = $this->get_items_per_page('kavling_leads_per_page', 20);
        $total = Kavling_Store::count($filter);
        $by = sanitize_key($_GET['orderby'] ?? 'created_at');
        $way = sanitize_key($_GET['order'] ?? 'desc');
        $this->items = Kavling_Store::find($filter, $per_page, ($this->get_pagenum() - 1) * $per_page, $by, $way);
        $this->set_pagination_args(['total_items' => $total, 'per_page' => $per_page]);
        $this->_column_headers = [$this->get_columns(), [], $this->get_sortable_columns(), 'name'];
    }

    protected function get_views(): array
    {
        $counts = Kavling_Store::counts();
        $aside = $counts['aside'] ?? 0;
        unset($counts['aside']);
        $filter = Kavling_Screens::filter();
        $views = ['all' => $this->view([], __('All', 'kavling'), array_sum($counts), !$filter['aside'] && $filter['status'] === '')];
        foreach (Kavling_Store::STATUSES as $status) {
            if (isset($counts[$status])) {
                $views[$status] = $this->view(['status' => $status], Kavling_Words::status($status), $counts[$status], $filter['status'] === $status);
            }
        }
        return $views + ($aside > 0 ? ['aside' => $this->view(['aside' => '1'], __('Set aside', 'kavling'), $aside, $filter['aside'])] : []);
    }

    private function view(array $asked, string $label, int $count, bool $is_current): string
    {
        $url = add_query_arg(['page' => 'kavling'] + $asked, admin_url('admin.php'));
        return '<a href="' . esc_url($url) . '"' . ($is_current ? ' class="current" aria-current="page"' : '') . '>' . esc_html($label)
            . ' <span class="count">(' . number_format_i18n($count) . ')</span></a>';
    }

    protected function get_bulk_actions(): array
    {
        $actions = [];
        if (current_user_can('kavling_edit')) {
            foreach (Kavling_Store::STATUSES as $status) {
                $actions["status-$status"] = Kavling_Words::status($status);
            }
            $actions = [__('Set status to', 'kavling') => $actions];
            if (Kavling_Screens::filter()['aside']) {
                $actions['restore'] = __('Move to the list', 'kavling');
            }
        }
        return $actions + (current_user_can('kavling_erase') ? ['erase' => __('Erase', 'kavling')] : []);
    }

    protected function extra_tablenav($which): void
    {
        if ($which !== 'top') {
            return;
        }
        $filter = Kavling_Screens::filter();
        echo '<div class="alignleft actions">';
        $this->choice('project', __('All projects', 'kavling'), Kavling_Store::values('project_name'), $filter['project']);
        $this->choice('source', __('All sources', 'kavling'), Kavling_Store::values(Kavling_Store::SOURCE), $filter['source']);
        foreach (['from' => __('From', 'kavling'), 'until' => __('Until', 'kavling')] as $name => $label) {
            echo '<label class="kavling-date">' . esc_html($label) . ' <input type="date" name="' . $name . '" value="' . esc_attr($filter[$name]) . '"></label>';
        }
        submit_button(__('Filter', 'kavling'), '', 'filter', false);
        echo '</div>';
    }

    private function choice(string $name, string $all, array $values, string $chosen): void
    {
        echo '<select name="' . esc_attr($name) . '" aria-label="' . esc_attr($all) . '"><option value="">' . esc_html($all) . '</option>';
        foreach ($values as $value) {
            echo '<option value="' . esc_attr($value) . '"' . selected($value, $chosen, false) . '>' . esc_html($value) . '</option>';
        }
        echo '</select>';
    }

    public function no_items(): void
    {
        Kavling_Screens::asked()
            ? esc_html_e('No leads match these filters.', 'kavling')
            : esc_html_e('No leads yet. They appear here as soon as a visitor submits a form.', 'kavling');
    }

    protected function column_cb($lead): string
    {
        /* translators: %s: name of the person */
        $label = sprintf(__('Select %s', 'kavling'), $lead['name']);
        return '<input type="checkbox" name="leads[]" value="' . esc_attr($lead['id']) . '" aria-label="' . esc_attr($label) . '">';
    }

    protected function column_name($lead): string
    {
        $url = admin_url('admin.php?page=kavling&lead=' . $lead['id']);
        $actions = ['view' => '<a href="' . esc_url($url) . '">' . esc_html__('View', 'kavling') . '</a>'];
        if (current_user_can('kavling_edit') && $lead['status'] === 'new') {
            $set = Kavling_Actions::status_url($lead['id'], 'contacted');
            $actions['contacted'] = '<a href="' . esc_url($set) . '">' . esc_html__('Mark as contacted', 'kavling') . '</a>';
        }
        if (current_user_can('kavling_erase')) {
            $erase = admin_url('admin.php?page=kavling&erase[]=' . $lead['id']);
            $actions['trash'] = '<a class="submitdelete" href="' . esc_url($erase) . '">' . esc_html__('Erase', 'kavling') . '</a>';
        }
        return '<strong><a class="row-title" href="' . esc_url($url) . '">' . esc_html($lead['name']) . '</a></strong>'
            . '<span class="kavling-short">' . esc_html(Kavling_Words::phone($lead['phone'])) . ' ' . $this->column_status($lead) . '</span>'
            . $this->row_actions($actions);
    }

    protected function column_phone($lead): string
    {
        $is_proven = (int) $lead['otp_verified'] === 1;
        return '<a href="' . esc_url('https://wa.me/' . ltrim($lead['phone'], '+')) . '" target="_blank" rel="noopener">' . esc_html(Kavling_Words::phone($lead['phone'])) . '</a>'
            . ($is_proven ? '<br><span class="kavling-proven">' . esc_html__('Verified', 'kavling') . '</span>' : '');
    }

    protected function column_status($lead): string
    {
        return '<span class="kavling-status kavling-' . esc_attr($lead['status']) . '">' . esc_html(Kavling_Words::status($lead['status'])) . '</span>';
    }

    protected function column_project($lead): string
    {
        return esc_html($lead['project_name']);
    }

    protected function column_source($lead): string
    {
        return esc_html(Kavling_Words::source($lead));
    }

    protected function column_came($lead): string
    {
        return esc_html(Kavling_Words::moment($lead['created_at']));
    }
}
