/** Pages of the test bank. Registered only where it takes the cards. */
import { refus } from '@comptoir/contract/http/erreurs.ts';
import { isLocale, type Locale } from '@comptoir/contract/words/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from '../db/pool.ts';
import { renderCartes, renderClos, renderCode } from './banque-essai-page.ts';
import { CSP_BANQUE } from './banque-essai-style.ts';
import { findEssai, type PaiementEssai } from './banque-essai.sql.ts';
import { ABANDON, CARTES, issueDuCode, type Issue } from './cartes.ts';
import { payerEssai } from './payer-essai.ts';

interface ByReference {
  Params: { reference: string };
  Querystring: { langue?: unknown };
}

export async function banqueEssaiRoutes(
  app: FastifyInstance,
  { pool }: { pool: Pool },
): Promise<void> {
  // In a scope of its own: nothing else of the shop is sent a form.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, corps: string) => new URLSearchParams(corps),
    );
    const options = { schema: { hide: true } };

    scope.get<ByReference>('/banque-essai/:reference', options, async (request, reply) => {
      const essai = await readEssai(pool, request.params.reference);
      const render = essai.isClos ? renderClos : renderCartes;
      return sendHtml(reply, render(langueOf(request.query.langue, essai), essai));
    });

    scope.post<ByReference>('/banque-essai/:reference', options, async (request, reply) => {
      const essai = await readEssai(pool, request.params.reference);
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const issue = issueOf(form);
      if (issue === 'code' && !essai.isClos) {
        return sendHtml(reply, renderCode(langueOf(request.query.langue, essai), essai));
      }
      if (issue !== 'code') await payerEssai(pool, essai.reference, issue);
      return reply.header('cache-control', 'no-store').redirect(essai.retour, 303);
    });
  });
}

/** `code`: the buyer is asked for one first. */
function issueOf(form: URLSearchParams): Issue | 'code' {
  if (form.has('abandon')) return ABANDON;
  const code = form.get('code');
  if (code !== null) return issueDuCode(code);
  const carte = CARTES.find((candidate) => candidate.code === form.get('carte'));
  if (!carte) throw refus('requete-invalide');
  return carte.issue ?? 'code';
}

async function readEssai(pool: Pool, reference: string): Promise<PaiementEssai> {
  const essai = await findEssai(pool, reference);
  if (!essai) throw refus('introuvable');
  return essai;
}

function langueOf(asked: unknown, essai: PaiementEssai): Locale {
  return isLocale(asked) ? asked : essai.langue;
}

function sendHtml(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', CSP_BANQUE)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
