/** What every call of the API yields, whether it was answered, refused or never arrived. */
import type { CodeErreur, CorpsErreur } from '@comptoir/contract/http/erreurs.ts';

export interface HttpSuccess<T> {
  ok: true;
  status: number;
  data: T;
  message: string;
  headers: Headers;
}

export interface FailureData {
  url: string;
  /** The error of the API, or the text of whatever answered instead. */
  body: CorpsErreur | string | undefined;
  /** No answer came: nothing is known of what the server did. */
  reseau?: true;
}

export interface HttpFailure {
  ok: false;
  status: number;
  data: FailureData;
  /** Short English for logs, never shown. */
  message: string;
  headers: Headers;
}

export type HttpAnswer<T> = HttpSuccess<T> | HttpFailure;

export const DEFAULT_STATUS = 500;
export const DEFAULT_MESSAGE = 'httpRequest error';

/** Codes of answers that are not the API's: something between it and here gave them. */
const CODE_OF_STATUS: Readonly<Record<number, CodeErreur>> = {
  400: 'requete-invalide',
  401: 'non-authentifie',
  403: 'acces-interdit',
  404: 'introuvable',
  413: 'corps-trop-grand',
  429: 'trop-de-requetes',
  502: 'service-indisponible',
  503: 'service-indisponible',
  504: 'service-indisponible',
};

/** The code to look up in the `erreurs` messages. */
export function codeOf({ status, data }: HttpFailure): CodeErreur {
  if (data.reseau) return 'service-indisponible';
  if (typeof data.body === 'object') return data.body.code;
  return CODE_OF_STATUS[status] ?? 'erreur-interne';
}

export function networkFailure(url: string): HttpFailure {
  return {
    ok: false,
    status: DEFAULT_STATUS,
    data: { url, body: undefined, reseau: true },
    message: DEFAULT_MESSAGE,
    headers: new Headers(),
  };
}

/** As the server refuses who is not signed in; it was not asked. */
export function refusedFailure(url: string): HttpFailure {
  return { ...networkFailure(url), status: 401, data: { url, body: undefined } };
}

/** Reads the whole answer; throws when it breaks off. */
export async function readAnswer(response: Response, url: string): Promise<HttpAnswer<unknown>> {
  const { ok, status, headers } = response;
  if (!ok) {
    const text = await response.text();
    const body = parseErreur(text) ?? (text || undefined);
    const message = (typeof body === 'object' && body.message) || DEFAULT_MESSAGE;
    return { ok, status, data: { url, body }, message, headers };
  }
  return { ok, status, data: await readData(response), message: response.statusText, headers };
}

async function readData(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/[/+]json\b/.test(type)) {
    const text = await response.text();
    return text === '' ? undefined : JSON.parse(text);
  }
  if (type.startsWith('text/')) return response.text();
  // Without a type there is no body (204, HEAD); with another one it is a file.
  return type === '' ? undefined : response.blob();
}

function parseErreur(text: string): CorpsErreur | undefined {
  try {
    const body: unknown = JSON.parse(text);
    // By its form: the list of all codes would be in every first page.
    const isErreur =
      typeof body === 'object' &&
      body !== null &&
      'code' in body &&
      'message' in body &&
      'data' in body;
    return isErreur ? (body as CorpsErreur) : undefined;
  } catch {
    return undefined;
  }
}
