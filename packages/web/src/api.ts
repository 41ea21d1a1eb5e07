/**
 * How pages reach the API. In the browser a call goes over HTTP; while rendering on the server the
 * same call runs in process, for the visitor whose page it is.
 */
import type { CallAnswer, CallInput, CallShape } from '@comptoir/contract/call.ts';

export interface Api {
  call<T extends CallShape>(
    call: T,
    input: CallInput<T>,
    signal?: AbortSignal,
  ): Promise<CallAnswer<T>>;
}
