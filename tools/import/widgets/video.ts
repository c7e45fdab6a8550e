import type { Conversion, Node } from '../conversion.ts';

/** A video of a service or a file that Kavling can show; a link for any other. */
export function videoNode(address: string, conversion: Conversion, more: Record<string, unknown>): Node[] {
  if (!/youtu\.?be|vimeo\.com|\.(?:mp4|webm|m4v|mov|ogv)(?:$|[?#])/i.test(address)) {
    conversion.addNote(`The video "${address}" cannot be shown. Only YouTube, Vimeo and video files can.`);
    const link = conversion.link(address);
    if (!link) conversion.placeholder();
    return link ? [{ type: 'button', label: 'Lihat video', link, look: 'outline', icon: 'play' }] : [];
  }
  const { title, ...rest } = more;
  if (!title) conversion.addNote('The export holds no title of the video; "Video" is used instead.');
  return [{ type: 'video', video: address, title: title || 'Video', ...rest }];
}
