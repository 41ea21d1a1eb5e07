import { Info, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { clsx } from 'clsx';
import type { Decoupe } from '@comptoir/contract/decoupe/decoupe.contract.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { ImageArticle } from '../../articles/articles.public.ts';
import type { CoupeDemandee } from '../../overlay/overlay-data.ts';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DialogFrame } from '../../ui/section/dialog-frame.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { direChangement } from './dire-changement.ts';
import { useDireErreur } from './dire-erreur.ts';
import { direUnites } from './dire-unites.ts';
import { ListePieces } from './liste-pieces.tsx';
import { PlanDeCoupe } from './plan-de-coupe.tsx';
import { chiffrerCoupe } from './prix-coupe.ts';
import { writeTexte, readSaisie, ouvrirSaisie } from './saisie-coupe.ts';
import { planifier, usePlan } from './use-plan.ts';

interface Props {
  demande: CoupeDemandee;
  decoupe: Decoupe;
  close: () => void;
}

export function EditionCoupe({ demande, decoupe, close }: Props) {
  const t = useTexts('decoupe');
  const locale = useLocale();
  const direErreur = useDireErreur(decoupe);
  const { matiere } = decoupe;
  const [saisie, setSaisie] = useState(() => ouvrirSaisie(demande.traitCoupe, matiere));
  const [chutes, setChutes] = useState(demande.chutes ?? true);
  const lecture = useMemo(() => readSaisie(saisie, matiere), [saisie, matiere]);
  const isBonne = lecture.parLigne.size === 0 && lecture.erreurs.length === 0;
  const { plan, isPending } = usePlan(lecture.pieces, matiere);
  const prix = plan && chiffrerCoupe(decoupe, plan.travail);
  const isModification = Boolean(demande.avant?.traitCoupe);
  const continuer = () => {
    // Who is quicker than the pause does not wait for it.
    const pret = isPending ? planifier(lecture.pieces, matiere) : plan;
    if (!pret || !isBonne) return;
    const { travail, traitCoupe } = pret;
    const sonPrix = chiffrerCoupe(decoupe, travail);
    openOverlay('confirmation-trait-coupe', {
      ...demande,
      traitCoupe,
      chutes,
      reference: decoupe.reference,
      libelle: decoupe.libelle,
      quantite: sonPrix?.quantite ?? travail.unites,
      pieces: travail.pieces,
      unites: direUnites(t, locale, { debit: matiere.debit, count: travail.unites }),
      total: sonPrix?.total ?? null,
    });
  };
  const changement =
    plan &&
    direChangement(locale, demande, {
      quantite: prix?.quantite ?? plan.travail.unites,
      unites: direUnites(t, locale, { debit: matiere.debit, count: plan.travail.unites }),
    });
  const erreurs = lecture.erreurs.map(direErreur);
  const exemple = matiere.debit === 'panneau' ? '2x600x400+1x800x300' : '3x1200+2x800';
  return (
    <DialogFrame
      title={t(isModification ? 'edition.titreModification' : 'edition.titreAjout')}
      description={
        <>
          {decoupe.libelle} · <b className="whitespace-nowrap">{decoupe.reference}</b>
        </>
      }
      media={
        <ImageArticle image={decoupe.image} slot="rangee" alt="" className="size-14 shrink-0" />
      }
      flush
      footerNote={
        <span className="flex items-center gap-2 text-warn">
          <TriangleAlert size={16} aria-hidden className="shrink-0" />
          {t('avertissement')}
        </span>
      }
      footer={
        <>
          <Button onClick={close}>{t('edition.annuler')}</Button>
          <Button kind="primary" onClick={continuer} disabled={lecture.isVide}>
            {t('edition.continuer')}
          </Button>
        </>
      }
    >
      <div
        className={clsx(
          'sm:min-h-87 lg:grid',
          matiere.debit === 'panneau'
            ? 'lg:grid-cols-[25rem_minmax(0,1fr)]'
            : 'lg:grid-cols-[21.25rem_minmax(0,1fr)]',
        )}
      >
        <div className="px-4 py-5 sm:px-6">
          <ListePieces {...{ decoupe, saisie, lecture }} onSaisie={setSaisie} />
          <Textarea
            className="mt-4"
            label={t('edition.coller')}
            rows={2}
            spellCheck={false}
            value={saisie.texte}
            help={t('edition.collerAide', { exemple })}
            onChange={({ currentTarget: { value } }) =>
              setSaisie(writeTexte(saisie, value, matiere))
            }
            {...(erreurs[0] && { error: erreurs.slice(0, 3).join(' ') })}
          />
          <p className="mt-4 flex items-center gap-2 type-meta text-text-2">
            <Info size={16} aria-hidden className="shrink-0" />
            {matiere.debit === 'metre'
              ? t('edition.traitMetre')
              : t('edition.trait', { trait: formatNombre(locale, matiere.trait) })}
          </p>
        </div>
        <div className="border-line bg-sunk px-4 py-5 max-lg:border-t sm:px-6 lg:border-l">
          {changement && isBonne && (
            <Alert state="info" live className="mb-3">
              {t('edition.changement', { changement })}
            </Alert>
          )}
          {plan && isBonne ? (
            <PlanDeCoupe {...{ decoupe, plan, prix, isPending, chutes }} onChutes={setChutes} />
          ) : (
            <p role="status" className="text-text-2">
              {isPending && isBonne
                ? t('edition.enCours')
                : t(lecture.isVide ? 'edition.saisir' : 'edition.corriger')}
            </p>
          )}
        </div>
      </div>
    </DialogFrame>
  );
}
