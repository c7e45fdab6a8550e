import { MINUTE } from './camera.ts';

/** The leads of the desk in the screenshots: name, minutes ago, source. */
const LEADS = [
  ['Agus Prasetyo', 9000, 'facebook', 'Apakah masih ada unit hook?'],
  ['Siti Nurhaliza', 4400, 'google', ''],
  ['Budi Santoso', 2900, '', 'Tipe 60, KPR 15 tahun'],
  ['Maria Christina Wijayanti Kusumaningrum', 1500, 'instagram', ''],
  ['Dewi Lestari', 190, 'google', 'Mau survei Sabtu pagi'],
  ['Rina Wulandari', 12, 'tiktok', ''],
] as const;

/**
 * Posts the same leads to every desk, oldest first.
 * @param setAge moves the clock of the server to so many milliseconds before now
 */
export async function seedLeads(desk: string, setAge: (age: number) => void): Promise<void> {
  for (const [at, [name, minutes, source, message]] of LEADS.entries()) {
    setAge(minutes * MINUTE);
    const body = new URLSearchParams({
      action: 'save_leads_to_db',
      lead_type_id: '1',
      project_id: 'P-1',
      project_name: 'Taman Asri',
      name,
      whatsapp_number: `62812${10_000_000 + at}`,
      message,
      utm_source: source,
      current_url: 'https://example.com/taman-asri/',
    });
    const answer = await fetch(`${desk}/wp-admin/admin-ajax.php`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`The desk did not take the lead of ${name}: ${answer.status}.`);
  }
}
