/**
 * How pages reach the API. In the browser a call goes over HTTP; while rendering on the server the
 * same call runs in process, for the visitor whose page it is.
 */
import type { CallAnswer, CallInput, CallShape } from '@comptoir/contract/http/call.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Language of the answer: that of the page it is for, which may not be the one on screen. */
  locale?: Locale;
  /** Makes a repeated write count once. */
  idempotencyKey?: string;
  /** Version of what a write bears on, as it was read: refused when another changed it since. */
  ifMatch?: string | undefined;
  /** What the answer says beside its body. Over HTTP only. */
  onHeaders?: (headers: Headers) => void;
}

export interface Api {
  call<T extends CallShape>(
    call: T,
    input: CallInput<T>,
    options?: CallOptions,
  ): Promise<CallAnswer<T>>;
}
