/** What is to be settled before ordering, each with its correction, and promotions within reach. */
import { useState } from 'react';
import { CircleAlert, Info, Percent, TriangleAlert } from 'lucide-react';
import type { MessageControle } from '@comptoir/contract/panier/controles.contract.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Badge } from '../../ui/notice/badge.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { corriger } from '../ecriture/corriger.ts';
import type { Ecrivain } from '../ecriture/write-panier.ts';
import { useLignes } from '../lignes/contexte-lignes.ts';
import type { Controles } from '../panier.queries.ts';

export const POINTS_ID = 'panier-points';
/** The others are with their lines. */
const MONTRES = 3;
const QUIET =
  'shrink-0 rounded-control text-end type-meta font-[620] text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

export function PointsPanier({ controles }: { controles: Controles | undefined }) {
  const t = useTexts('panier');
  const messages = controles?.messages ?? [];
  const proches = controles?.proches.slice(0, 2) ?? [];
  if (messages.length === 0 && proches.length === 0) return null;
  const enTete = messages.toSorted((a, b) => rang(a) - rang(b)).slice(0, MONTRES);
  return (
    <div id={POINTS_ID} tabIndex={-1} className="scroll-mt-24 border-b px-5 py-4 outline-none">
      {messages.length > 0 && (
        <>
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="type-name">{t('points.titre')}</h3>
            <Badge tone={messages.some(({ niveau }) => niveau === 'erreur') ? 'err' : 'warn'}>
              {t('points.nombre', { count: messages.length })}
            </Badge>
          </div>
          <ul className="flex flex-col gap-2">
            {enTete.map((message) => (
              <Point key={cleOf(message)} message={message} />
            ))}
          </ul>
          {messages.length > MONTRES && (
            <p className="mt-2 type-meta text-text-2">
              {t('points.autres', { count: messages.length - MONTRES })}
            </p>
          )}
        </>
      )}
      {proches.map(({ id, libelle, message }) => (
        <p key={id} className="mt-2 flex items-start gap-2 type-meta first:mt-0">
          <Percent size={16} aria-hidden className="mt-0.5 text-ok" />
          <span>
            <b className="block font-[600]">{libelle}</b>
            {message}
          </span>
        </p>
      ))}
    </div>
  );
}

/** Beside the button: how many are left, and the way to them. */
export function NombrePoints({ controles }: { controles: Controles | undefined }) {
  const t = useTexts('panier');
  const count = controles?.messages.length ?? 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      onClick={() => montrerPoints()}
      className="mt-2 flex items-center gap-2 rounded-control type-meta text-warn hover:underline pointer-coarse:min-h-11"
    >
      <TriangleAlert size={16} aria-hidden />
      {t('points.avant', { count })}
    </button>
  );
}

export function montrerPoints(): void {
  const points = document.getElementById(POINTS_ID);
  points?.scrollIntoView({ block: 'center' });
  points?.focus({ preventScroll: true });
}

const NIVEAUX = { erreur: 0, attention: 1, info: 2 };
const rang = ({ niveau }: MessageControle) => NIVEAUX[niveau];
const cleOf = ({ code, chantierId, articleId, goodieId }: MessageControle) =>
  [code, chantierId, articleId, goodieId].join(' ');
const ICONES = { erreur: CircleAlert, attention: TriangleAlert, info: Info };
const TEINTES = { erreur: 'text-err', attention: 'text-warn', info: 'text-link' };

function Point({ message }: { message: MessageControle }) {
  const { ecrivain } = useLignes();
  const t = useTexts('panier');
  const tErreurs = useTexts('erreurs');
  const [isBusy, setIsBusy] = useState(false);
  const [echec, setEchec] = useState<string>();
  const { code, niveau, libelle, correction, goodieId, chantierId } = message;
  const Icon = ICONES[niveau];
  const mend = async () => {
    if (!correction || isBusy) return;
    setIsBusy(true);
    const resultat = await corriger(ecrivain, correction);
    setIsBusy(false);
    setEchec(resultat.ok ? undefined : tErreurs(resultat.echec.code));
  };
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden className={`mt-0.5 ${TEINTES[niveau]}`} />
      <span className="min-w-0 flex-1 type-meta">{echec ?? libelle}</span>
      {correction ? (
        <button type="button" aria-busy={isBusy} onClick={() => void mend()} className={QUIET}>
          {correction.libelle}
        </button>
      ) : goodieId !== undefined ? (
        <button
          type="button"
          onClick={() => openOverlay('variantes-goodies', { goodieId })}
          className={QUIET}
        >
          {t('points.choisir')}
        </button>
      ) : code === 'reference-manquante' && chantierId !== undefined ? (
        <button
          type="button"
          onClick={() => openOverlay('modification-chantier', { chantierId })}
          className={QUIET}
        >
          {t('points.completer')}
        </button>
      ) : (
        message.articleId !== undefined && (
          <button type="button" onClick={() => void montrer(ecrivain, message)} className={QUIET}>
            {t('points.voir')}
          </button>
        )
      )}
    </li>
  );
}

async function montrer(ecrivain: Ecrivain, message: MessageControle): Promise<void> {
  await (await import('../suite/montrer-ligne.ts')).montrerLigne(ecrivain, message);
}
