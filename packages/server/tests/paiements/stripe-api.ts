/** A small part of Stripe's HTTP API, as far as its own documentation says how it answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SessionStripe {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  url: string | null;
}

export interface StripeApi {
  port: number;
  sessions: Map<string, SessionStripe>;
  /** Every request, as `METHOD path` with its form and what came with it. */
  requests: { line: string; form: URLSearchParams; idempotencyKey: string | undefined }[];
  /** Answers this status to so many requests to come. */
  echouer(status: number, fois: number): void;
  close(): Promise<void>;
}

export async function startStripeApi(): Promise<StripeApi> {
  const sessions = new Map<string, SessionStripe>();
  const requests: StripeApi['requests'] = [];
  const parCle = new Map<string, { form: string; id: string }>();
  let echecs = { status: 500, fois: 0 };

  function repondre(line: string, form: URLSearchParams, cle: string | undefined) {
    if (line === 'POST /v1/checkout/sessions') return creer(form, cle);
    const [, id = '', suite] = /^\w+ \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(line) ?? [];
    const session = sessions.get(id);
    if (!session) return erreur(404, 'resource_missing');
    if (suite) {
      if (session.status !== 'open') return erreur(400, 'session_not_open');
      session.status = 'expired';
      session.url = null;
    }
    return { status: 200, body: session };
  }

  function creer(form: URLSearchParams, cle = '') {
    const deja = parCle.get(cle);
    if (deja && deja.form !== form.toString()) return erreur(400, 'idempotency_error');
    const connue = sessions.get(deja?.id ?? '');
    if (connue) return { status: 200, body: connue };
    const id = `cs_test_${sessions.size + 1}`;
    const session: SessionStripe = {
      id,
      object: 'checkout.session',
      client_reference_id: form.get('client_reference_id'),
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      status: 'open',
      payment_status: 'unpaid',
      url: `https://checkout.stripe.test/c/pay/${id}`,
    };
    sessions.set(id, session);
    parCle.set(cle, { form: form.toString(), id });
    return { status: 200, body: session };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const morceaux: Buffer[] = [];
    for await (const morceau of request as AsyncIterable<Buffer>) morceaux.push(morceau);
    const form = new URLSearchParams(Buffer.concat(morceaux).toString());
    const entete = request.headers['idempotency-key'];
    const idempotencyKey = typeof entete === 'string' ? entete : undefined;
    const line = `${request.method} ${request.url?.split('?')[0]}`;
    requests.push({ line, form, idempotencyKey });
    const echec = echecs.fois-- > 0;
    const { status, body } =
      request.headers.authorization !== 'Bearer sk_test_12345678'
        ? erreur(401, 'invalid_api_key')
        : echec
          ? erreur(echecs.status, 'api_error')
          : repondre(line, form, idempotencyKey);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    sessions,
    requests,
    echouer: (status, fois) => {
      echecs = { status, fois };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function erreur(status: number, code: string) {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}
