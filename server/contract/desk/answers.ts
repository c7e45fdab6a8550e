import type { LeadFields } from '../lead-fields.ts';
import type { Delivery } from './delivery.ts';
import type { MyNotices, TemplateFields } from './requests.ts';

/** A lead as the desk shows it: the fields of the store that people read. */
export interface DeskLead extends Readonly<Pick<LeadFields, ReadField>> {
  readonly id: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly status: string;
  readonly spam: number;
  readonly otp_verified: number;
  readonly otp_reason: string;
  readonly submissions: number;
  readonly phone: string;
  readonly assigned_to: string;
  readonly lost_reason: string;
}

/** The fields of a lead that people read; the store has more. */
type ReadField =
  | 'name'
  | 'message'
  | 'simulation'
  | 'lead_type_id'
  | 'lead_type_name'
  | 'project_id'
  | 'project_name'
  | 'current_url'
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
  | 'utm_content'
  | 'utm_term'
  | 'gclid'
  | 'fbclid'
  | `${'first' | 'last'}_touch_${'at' | 'source' | 'medium' | 'campaign' | 'click_ids' | 'page'}`
  | 'consent_version'
  | 'consent_at';

export interface DeskNote {
  readonly id: string;
  readonly at: number;
  readonly author: string;
  readonly text: string;
}

export interface DeskEvent {
  readonly id: string;
  readonly at: number;
  readonly person: string;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
  readonly undone_at: number;
}

export interface DeskReminder {
  readonly id: string;
  readonly lead_id: string;
  readonly person: string;
  readonly at: number;
  readonly text: string;
  readonly done_at: number;
}

/** A reminder in a list, with the lead it is about. */
export interface NamedReminder extends DeskReminder {
  readonly name: string;
  readonly phone: string;
}

export interface DeskDetail {
  readonly lead: DeskLead;
  readonly notes: readonly DeskNote[];
  readonly touches: readonly { readonly id: string; readonly at: number; readonly context: string }[];
  readonly events: readonly DeskEvent[];
  readonly reminders: readonly DeskReminder[];
}

interface MyProject {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** The people who may be given its leads; empty for sales. */
  readonly people: readonly string[];
}

export interface Me {
  readonly person: string;
  readonly isAdmin: boolean;
  readonly isLead: boolean;
  readonly projects: readonly MyProject[];
  readonly sources: readonly string[];
  /** The projects that have a list of homes. */
  readonly unitProjects: readonly string[];
  readonly absentUntil: number;
  readonly notices: MyNotices;
  /** The public key for push notices; missing where the server sends none. */
  readonly pushKey?: string;
}

/** One message to a webhook, as the desk shows it. */
export interface DeskDelivery extends Omit<Delivery, 'destination' | 'project_id'> {
  /** Its host; empty where the settings no longer name it. */
  readonly receiver: string;
  readonly mayResend: boolean;
}

export interface DeskTemplate extends TemplateFields {
  readonly id: string;
  readonly mayChange: boolean;
}

export interface TeamPerson {
  readonly name: string;
  readonly absentUntil: number;
  readonly isOfSettings: boolean;
  readonly mayChange: boolean;
  readonly roles: readonly { readonly project: string; readonly role: string }[];
}

export interface TeamProject {
  readonly id: string;
  readonly name: string;
  readonly mayChange: boolean;
  readonly isOn: boolean;
  readonly people: readonly string[];
  readonly turns: readonly { readonly person: string; readonly day: number; readonly given: number }[];
}

export interface DeskTeam {
  readonly projects: readonly TeamProject[];
  readonly people: readonly TeamPerson[];
}

/** The change, as `undo` takes it; empty if nothing changed. */
export interface Changed {
  readonly event: string;
}
