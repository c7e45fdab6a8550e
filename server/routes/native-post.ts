import { withBase, withoutBase } from '../../src/lib/base-path.ts';
import { isTouchField, touchFields } from '../../src/lib/touch-fields.ts';
import { whatsappLink } from '../../src/lib/whatsapp-link.ts';
import { copy } from '../contract/copy.ts';
import { type AnswerPage, answerPage } from '../http/answer-page.ts';
import { type PostedFields, type PostProblem, readForm } from '../http/form.ts';
import type { Visitor } from '../http/visitor.ts';
import { explainFields, type FieldErrors } from '../lead/check.ts';
import { readNumber } from '../lead/save.ts';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { ProjectSource, ServedPage } from '../site/facts.ts';
import { StoreUnavailable } from '../store/database/database-engine.ts';
import type { Call, LimiterName } from './call.ts';
import { BACK, CODE, codeForm, leadForm, REQUEST, STEP } from './native-forms.ts';
import { TRY_OTHER_NUMBER } from './otp.ts';
import type { SaveLeadAnswer } from './save-lead.ts';

export interface NativePostParts {
  readonly save: (request: Request, fields: PostedFields, visitor: Visitor) => Promise<SaveLeadAnswer>;
  readonly calls: readonly Call[];
  readonly isWithin: (limiter: LimiterName, visitor: Visitor) => boolean;
  readonly isOwn: (request: Request) => boolean;
  readonly projects: ProjectSource;
  readonly clock: Clock;
  readonly log: Log;
}

const NONE: PostedFields = new Map();
const PROBLEMS: Readonly<Record<PostProblem, readonly [number, string]>> = {
  'too-large': [413, copy.tooLarge],
  'bad-encoding': [400, copy.invalid],
  'not-a-form': [415, copy.invalid],
};

/** One visit to the address that forms post to on their own: who asks, with what. */
interface Post {
  readonly request: Request;
  readonly visitor: Visitor;
  readonly fields: PostedFields;
  readonly page: ServedPage | undefined;
  readonly back: string;
}

/**
 * Answers forms that post on their own, without script or before it. Every outcome is a page with the form and the
 * visitor's input, a chat with the project's sales team and a way back. If the page asks for a code, it is requested
 * here.
 */
export function createNativePost(parts: NativePostParts) {
  const call = (name: Call['name']) => parts.calls.find((each) => each.name === name);

  async function answer(request: Request, visitor: Visitor): Promise<Response> {
    const isPost = request.method === 'POST';
    const read = isPost ? await readForm(request) : NONE;
    const post = postOf(request, visitor, typeof read === 'string' ? NONE : read, parts);
    if (!isPost) return retry(post, 405, copy.notSent, {}, { allow: 'POST' });
    if (!parts.isOwn(request)) return retry(post, 403, copy.foreignOrigin);
    if (typeof read === 'string') {
      const [status, message] = PROBLEMS[read];
      return retry(post, status, message);
    }
    if (!parts.isWithin('save', visitor)) return retry(post, 429, copy.tooMany);
    try {
      const step = read.get(STEP);
      if (step === 'verify') return await verify(post);
      if (step === 'resend') return await send(post, read.get(REQUEST) ?? '');
      return await save(post);
    } catch (error) {
      const isDown = error instanceof StoreUnavailable;
      parts.log.error(isDown ? 'request.unavailable' : 'request.failed', {
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
      return retry(post, isDown ? 503 : 500, copy.somethingWrong);
    }
  }

  async function save(post: Post, proof = ''): Promise<Response> {
    const answer = await parts.save(
      proof ? withCookie(post.request, proof) : post.request,
      post.fields,
      post.visitor,
    );
    if (answer.success) return thanks(post, proof);
    if (answer.message === copy.needsOtp && !proof) return send(post, '');
    return retry(post, answer.status === 200 ? 422 : answer.status, answer.message, errorsOf(post));
  }

  /** Sends a code, for the first time or again; a code sender that is down holds no lead back (OTP-16). */
  async function send(post: Post, before: string): Promise<Response> {
    const phone = post.fields.get('whatsapp_number') ?? '';
    const answer = await ask(post, 'send-otp', [['phone_number', phone]]);
    const requestId = answer.inner?.requestOtp?.requestId;
    if (requestId) return enter(post, requestId, before ? copy.codeSentAgain : copy.codeSent(phone));
    if (before) return enter(post, before, answer.message, 429);
    if (answer.status === 503) {
      const answer = await parts.save(post.request, post.fields, post.visitor);
      if (answer.success) return thanks(post);
    }
    const errors = answer.isNumber ? { whatsapp_number: answer.message } : {};
    return retry(post, answer.status === 200 ? 422 : answer.status, answer.message, errors);
  }

  async function verify(post: Post): Promise<Response> {
    const requestId = post.fields.get(REQUEST) ?? '';
    const answer = await ask(post, 'verify-otp', [
      ['code', post.fields.get(CODE) ?? ''],
      ['requestId', requestId],
    ]);
    if (answer.inner?.verifyOtp?.isSuccess) return save(post, answer.cookie);
    if (answer.status === 200) return enter(post, requestId, copy.codeWrong, 422);
    return enter(post, requestId, answer.message, answer.status);
  }

  /** One of the code calls, as a page with script would make it. */
  async function ask(post: Post, name: Call['name'], own: readonly (readonly [string, string])[]) {
    const found = call(name);
    if (!found || !parts.isWithin(found.limiter, post.visitor))
      return { status: 429, message: copy.tooMany, cookie: '', isNumber: false, inner: undefined };
    const response = await found.answer(post.request, new Map([...post.fields, ...own]), post.visitor);
    const body = (await response.json()) as CallBody;
    const error = body.data.data?.errors?.[0];
    return {
      status: response.status,
      message: error?.message ?? body.data.message ?? copy.somethingWrong,
      isNumber: error?.extensions?.code === TRY_OTHER_NUMBER,
      cookie: response.headers.get('set-cookie') ?? '',
      inner: body.data.data?.data ?? undefined,
    };
  }

  function enter(post: Post, requestId: string, message: string, status = 200): Response {
    return show(post, {
      status,
      title: copy.codeTitle,
      message,
      isError: status !== 200,
      form: codeForm(
        pathOf(post.request),
        post.fields,
        post.back,
        requestId,
        status === 422 ? message : undefined,
      ),
    });
  }

  return answer;
}

interface CallBody {
  readonly data: {
    readonly message?: string;
    readonly data?: {
      readonly data: {
        readonly requestOtp?: { readonly requestId: string };
        readonly verifyOtp?: { readonly isSuccess: boolean };
      } | null;
      readonly errors?: readonly {
        readonly message: string;
        readonly extensions?: { readonly code: number };
      }[];
    };
  };
}

function thanks(post: Post, cookie = ''): Response {
  const name = (post.fields.get('name') ?? '').trim();
  return show(post, {
    status: 200,
    title: copy.thanksTitle,
    message: copy.thanksText(name, projectName(post)),
    ...(cookie ? { headers: { 'set-cookie': cookie } } : {}),
  });
}

function retry(
  post: Post,
  status: number,
  message: string,
  errors: FieldErrors = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  const fields = new Map(post.fields);
  if (post.page)
    for (const [name, text] of [
      ['project_id', post.page.id],
      ['page_slug', post.page.slug],
    ] as const)
      if (!fields.get(name)) fields.set(name, text);
  return show(post, {
    status,
    title: copy.refusedTitle,
    message,
    isError: true,
    form: leadForm(pathOf(post.request), fields, post.back, errors),
    headers,
  });
}

/** The fields of the post that the form's checks refuse. */
function errorsOf({ fields }: Post): FieldErrors {
  const read = (name: string) => fields.get(name) ?? '';
  const digits = readNumber(read('whatsapp_number'), read('local_numbers'));
  return explainFields(read('name'), digits);
}

function show(post: Post, page: Omit<AnswerPage, 'name' | 'whatsapp' | 'back'>): Response {
  return answerPage({
    ...page,
    name: post.page?.name ?? copy.thanksTitle,
    brand: post.page,
    whatsapp: chatOf(post),
    back: post.back,
  });
}

function postOf(
  request: Request,
  visitor: Visitor,
  fields: PostedFields,
  { projects, clock }: Pick<NativePostParts, 'projects' | 'clock'>,
): Post {
  const own = new URL(request.url).origin;
  const back = [fields.get(BACK), request.headers.get('referer')].find(
    (each) =>
      each &&
      URL.canParse(each) &&
      new URL(each).host === (request.headers.get('host') ?? new URL(own).host) &&
      new URL(each).pathname !== pathOf(request),
  );
  const facts = projects.facts();
  const inner = back && withoutBase(facts.base, new URL(back).pathname);
  const slug = inner ? inner.replace(/^\/|\/$/g, '') : '';
  const page =
    facts.pageOf({ page_slug: fields.get('page_slug') ?? '', project_id: fields.get('project_id') ?? '' }) ??
    facts.page(slug) ??
    (facts.pages.length === 1 ? facts.pages[0] : undefined);
  return {
    request,
    visitor,
    fields: fields === NONE ? fields : withTouches(fields, back, clock.now()),
    page,
    back: back ?? withBase(facts.base, page ? `/${page.slug}/` : '/'),
  };
}

/** Without script no touch was stored: the URL of the page gives both the first and the last. */
function withTouches(fields: PostedFields, url: string | null | undefined, at: number): PostedFields {
  if (!url || [...fields.keys()].some(isTouchField)) return fields;
  return new Map([...fields, ...Object.entries(touchFields({}, { at, url, referrer: '' }))]);
}

const pathOf = (request: Request) => new URL(request.url).pathname;
const projectName = ({ page, fields }: Post) => page?.name || fields.get('project_name') || copy.thisProject;

/** A chat with the sales of the project that the server itself knows; never a number that was posted. */
function chatOf(post: Post): string {
  const { page } = post;
  const phone = (page?.whatsappBusinessNumber || page?.telesalesNumber || '').replace(/\D/g, '');
  if (phone === '') return '';
  const id = page?.superleadsId ? ` (ID: ${page.superleadsId})` : '';
  const name = (post.fields.get('name') ?? '').trim();
  const text = name
    ? copy.whatsappText(name, projectName(post))
    : copy.whatsappTextNameless(projectName(post));
  return whatsappLink({ phone, text: text + id, host: 'api' });
}

/** The same request with the proof of a code that was right just now. */
function withCookie(request: Request, setCookie: string): Request {
  const headers = new Headers(request.headers);
  headers.set('cookie', setCookie.split(';')[0] ?? '');
  return new Request(request.url, { headers });
}
