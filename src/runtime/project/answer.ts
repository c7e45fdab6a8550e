/** The project record as analytics and the lead flow use it. */
export interface ProjectRecord {
  status: string;
  province: string;
  city: string;
  district: string;
  whatsappNumber: string;
}

/** Reads `data.ext_ls_additional_data` of the project call's body (CALL-01); `undefined` when it is not there. */
export function readProject(body: string): ProjectRecord | undefined {
  const record = readJson(body)?.data?.ext_ls_additional_data;
  if (typeof record !== 'object' || record === null) return undefined;
  const text = (name: string) => {
    const value = (record as Record<string, unknown>)[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    status: text('project_status'),
    province: text('province'),
    city: text('city'),
    district: text('district'),
    whatsappNumber: text('whatsapp_business_number'),
  };
}

function readJson(body: string): { data?: { ext_ls_additional_data?: unknown } } | null {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
