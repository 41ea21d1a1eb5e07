/** The delegate's answer: discounts within their ceiling, dates, a note, how long it holds. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { proposerDevis } from '@comptoir/contract/devis/devis.contract.ts';
import type { Devis, LigneDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { MAX_SIGNES_COMMENTAIRE } from '@comptoir/contract/panier/limites.ts';
import { isQueryFailure } from '../../http/query-failure.ts';
import { todayQuery } from '../../http/today-query.ts';
import { montrerRangee } from '../../panier/suite-lignes.public.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/field/date-picker.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { lireRemise } from '../prix-saisi.ts';
import { useWriteDevis } from '../use-write-devis.ts';
import { LigneOfferte } from './ligne-offerte.tsx';
import { LignesAuFil } from './lignes-au-fil.tsx';
import { bornesValidite, isFerme, totalOffert, verifierRemise, type SaisieLigne } from './offre.ts';

const idOf = ({ id }: LigneDevis) => id;

export function EditionOffre({ devis }: { devis: Devis }) {
  const t = useTexts('devis');
  const { locale } = useRouteContext({ from: '__root__' });
  const { data: jour = '' } = useQuery(todayQuery);
  const { courante, valableJusqu, version } = devis;
  const plafond = devis.plafondRemise ?? '0';
  const lignes = courante.lignes.filter(({ commande }) => commande === null);
  const bornes = bornesValidite(jour);
  const [saisies, setSaisies] = useState<ReadonlyMap<number, SaisieLigne>>(
    () =>
      new Map(
        lignes.map(({ id, remise, promiseLe }) => [
          id,
          { remise: remise === null ? '' : formatNombre(locale, remise), promiseLe },
        ]),
      ),
  );
  const [toutes, setToutes] = useState('');
  const [note, setNote] = useState(courante.auteur === 'delegue' ? courante.commentaire : '');
  const [validite, setValidite] = useState<string | null>(
    valableJusqu !== null && valableJusqu >= bornes.min ? valableJusqu : bornes.habituel,
  );
  const [isVerifie, setIsVerifie] = useState(false);
  const offre = useProposer(devis);
  const saisie = (id: number) => saisies.get(id) ?? { remise: '', promiseLe: null };
  const change = (id: number, valeurs: Partial<SaisieLigne>) =>
    setSaisies(new Map(saisies).set(id, { ...saisie(id), ...valeurs }));
  const applyToAll = () =>
    setSaisies(new Map(lignes.map(({ id }) => [id, { ...saisie(id), remise: toutes }])));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    const fautive = lignes.find(({ id }) => verifierRemise(saisie(id).remise, plafond) !== null);
    if (fautive) void montrerRangee(fautive.id, 'input');
    if (fautive || validite === null) return;
    offre.write({
      note: note.trim(),
      valableJusqu: validite,
      lignes: lignes.map(({ id }) => ({
        id,
        remise: lireRemise(saisie(id).remise) ?? null,
        promiseLe: saisie(id).promiseLe,
      })),
    });
  };
  const rangee = (ligne: LigneDevis) => (
    <LigneOfferte
      key={ligne.id}
      ligne={ligne}
      saisie={saisie(ligne.id)}
      plafond={plafond}
      plancher={offre.refusee?.ligneId === ligne.id ? offre.refusee.maximum : null}
      jour={jour}
      onChange={(valeurs) => change(ligne.id, valeurs)}
    />
  );
  const erreurToutes = verifierRemise(toutes, plafond);
  return (
    <form noValidate onSubmit={submit}>
      <p className="max-w-160 text-text-2">
        {t('offre.texte', { plafond: formatNombre(locale, plafond) })}
      </p>
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <TextInput
          label={t('offre.toutes')}
          inputMode="decimal"
          autoComplete="off"
          value={toutes}
          {...(erreurToutes && {
            error: t(`offre.erreur.${erreurToutes}`, { plafond: formatNombre(locale, plafond) }),
          })}
          onChange={(event) => setToutes(event.currentTarget.value)}
          className="w-52"
        />
        <div className="sm:pt-6">
          <Button onClick={applyToAll} disabled={erreurToutes !== null}>
            {t('offre.appliquer')}
          </Button>
        </div>
      </div>
      <LignesAuFil devis={devis} lignes={lignes} cleOf={idOf} rangee={rangee} />
      <p role="status" className="mt-3 text-right">
        {t('offre.total')}{' '}
        <b>{formatArgent(locale, totalOffert(lignes, saisies, courante.tarif.devise))}</b>
      </p>
      <div className="mt-6 grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Textarea
          label={t('offre.note')}
          help={t('offre.noteAide')}
          rows={4}
          maxLength={MAX_SIGNES_COMMENTAIRE}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DatePicker
          label={t('offre.validite')}
          required
          min={bornes.min}
          max={bornes.max}
          isDisabled={isFerme}
          value={validite}
          {...(isVerifie && validite === null && { error: t('offre.validiteManque') })}
          onChange={setValidite}
        />
      </div>
      {offre.erreur && (
        <Alert state="err" live className="mt-4">
          {offre.erreur}
        </Alert>
      )}
      <Button type="submit" kind="primary" size="lg" busy={offre.isPending} className="mt-6">
        {t('offre.proposer', { version: version + 1 })}
      </Button>
    </form>
  );
}

type Offre = Omit<CallInput<typeof proposerDevis>['body'], 'version'>;

function useProposer({ key, version }: Devis) {
  const t = useTexts('devis');
  const { locale } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { echec, ...envoi } = useWriteDevis<Offre>({
    envoyer: (api, offre, options) =>
      api.call(proposerDevis, { params: { key }, body: { version, ...offre } }, options),
    quitter: () => router.navigate({ href: liens.devisDetail(locale, key) }),
    dire: (devis) => t('offre.fait', { numero: devis.numero }),
  });
  return { ...envoi, refusee: ligneRefusee(echec) };
}

/** The line of which the discount goes under the floor, and the most it bears. */
function ligneRefusee(error: unknown): { ligneId: number; maximum: string } | null {
  if (!isQueryFailure(error)) return null;
  const { body } = error.response.data;
  if (typeof body !== 'object' || body.code !== 'remise-plafond') return null;
  const { ligneId, maximum } = body.data;
  return typeof ligneId === 'number' ? { ligneId, maximum: String(maximum) } : null;
}
