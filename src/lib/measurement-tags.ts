/** A tag of `settings.analytics.tags`. */
export interface MeasurementTag {
  readonly name: 'google-analytics' | 'google-ads' | 'tag-manager' | 'meta' | 'tiktok' | 'clarity';
  readonly id: string;
}

/** The hosts that the policy of a page allows for a tag. */
export interface TagHosts {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame?: readonly string[];
}

const google = 'https://www.googletagmanager.com';
const analytics: TagHosts = {
  script: [google],
  connect: [google, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
};

export const TAG_HOSTS: Readonly<Record<MeasurementTag['name'], TagHosts>> = {
  'google-analytics': analytics,
  'tag-manager': analytics,
  'google-ads': {
    script: [google, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    connect: [
      google,
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
    frame: ['https://td.doubleclick.net', google],
  },
  meta: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
  tiktok: { script: ['https://analytics.tiktok.com'], connect: ['https://analytics.tiktok.com'] },
  clarity: {
    script: ['https://www.clarity.ms', 'https://scripts.clarity.ms'],
    connect: ['https://*.clarity.ms'],
  },
};
