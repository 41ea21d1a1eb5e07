import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { clsx } from 'clsx';
import {
  modifierRegle,
  type RegleApprobation,
} from '@comptoir/contract/commandes/approbation.contract.ts';
import { useFailureText } from '../../http/use-failure-text.ts';
import { Alert } from '../../ui/notice/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { workflowQuery } from '../commandes.queries.ts';
import { argentOf, direRegle } from './dire-regle.ts';
import { isMemeRegle } from './meme-regle.ts';
import { Approbateurs } from './approbateurs.tsx';
import { writePlafond, readPlafond } from './plafond.ts';
import type { Candidat } from './candidat.ts';

interface Props {
  regle: RegleApprobation;
  candidats: readonly Candidat[];
  devise: string;
  onFin: (isEnregistree: boolean) => void;
  /** After each try: what else shows the person is read again. */
  onEssai?: () => void;
  /** Inside a box of its own already: no ground, and nothing to close. */
  nu?: boolean;
}

export function FormulaireRegle(props: Props) {
  const { regle } = props;
  const [depart, setDepart] = useState({ regle, essai: 0 });
  // What was typed is kept, and started from again only where one asks for it.
  return (
    <Saisie
      key={depart.essai}
      {...props}
      // What else changed of the person is no matter.
      regle={isMemeRegle(regle, depart.regle) ? regle : depart.regle}
      presente={regle}
      onRepartir={(voulue) => setDepart({ regle: voulue, essai: depart.essai + 1 })}
      onEcrite={(ecrite) => setDepart({ ...depart, regle: ecrite })}
    />
  );
}

interface SaisieProps extends Props {
  /** As it is now: another than `regle` where a colleague changed it since. */
  presente: RegleApprobation;
  onRepartir: (regle: RegleApprobation) => void;
  onEcrite: (regle: RegleApprobation) => void;
}

function Saisie(props: SaisieProps) {
  const {
    regle,
    presente,
    candidats,
    devise,
    onRepartir,
    onEcrite,
    onFin,
    onEssai,
    nu = false,
  } = props;
  const t = useTexts('commandes');
  const locale = useLocale();
  const context = useRouteContext({ from: '__root__' });
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [parCommande, setParCommande] = useState(writePlafond(locale, regle.limiteCommande));
  const [parMois, setParMois] = useState(writePlafond(locale, regle.limiteMois));
  const [approbation, setApprobation] = useState(regle.approbation);
  const [approbateurs, setApprobateurs] = useState<readonly Candidat[]>(regle.approbateurs);
  const [isVerifie, setIsVerifie] = useState(false);
  const limiteCommande = readPlafond(parCommande);
  const limiteMois = readPlafond(parMois);
  const envoi = useMutation({
    mutationFn: (limites: { limiteCommande: string | null; limiteMois: string | null }) =>
      context.api.call(
        modifierRegle,
        {
          params: { utilisateurId: regle.utilisateurId },
          body: { ...limites, approbation, approbateurs: approbateurs.map(({ id }) => id) },
        },
        { ifMatch: regle.version },
      ),
    onSuccess: onEcrite,
    // Who was refused sees what a colleague changed meanwhile.
    onSettled: async (ecrite) => {
      onEssai?.();
      await queryClient.invalidateQueries({ queryKey: workflowQuery(context).queryKey });
      if (ecrite) onFin(true);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsVerifie(true);
    if (limiteCommande === undefined || limiteMois === undefined) return;
    envoi.mutate({ limiteCommande, limiteMois });
  };
  const field = (valeur: string | null | undefined) => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    help: t('regle.limiteAide'),
    ...(isVerifie && valeur === undefined && { error: t('regle.limiteInvalide') }),
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      className={clsx(!nu && 'mt-4 max-w-180 rounded-control bg-sunk p-4')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t('regle.limiteCommande')}
          value={parCommande}
          onChange={(event) => setParCommande(event.currentTarget.value)}
          {...field(limiteCommande)}
        />
        <TextInput
          label={t('regle.limiteMois')}
          value={parMois}
          onChange={(event) => setParMois(event.currentTarget.value)}
          {...field(limiteMois)}
        />
      </div>
      <div className="mt-4">
        <Approbateurs
          approbateurs={approbateurs}
          candidats={candidats}
          isOrdonne={approbation === 'tous'}
          onChange={setApprobateurs}
        />
      </div>
      <RadioGroup
        className="mt-4"
        label={t('regle.qui')}
        value={approbation}
        options={[
          { value: 'un', label: t('regle.un') },
          { value: 'tous', label: t('regle.tous') },
        ]}
        onChange={(valeur) => setApprobation(valeur === 'tous' ? 'tous' : 'un')}
      />
      {envoi.isError && (
        <Alert state="err" live className="mt-4">
          {failureText(envoi.error)}
        </Alert>
      )}
      {!isMemeRegle(presente, regle) && (
        <Alert
          state="warn"
          live
          className="mt-4"
          action={
            <Button size="sm" onClick={() => onRepartir(presente)}>
              {t('regle.repartir')}
            </Button>
          }
        >
          {t('regle.entreTemps', { regle: direRegle(t, presente, argentOf(locale, devise)) })}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          type="submit"
          kind={nu ? 'solid' : 'primary'}
          size={nu ? 'sm' : 'md'}
          busy={envoi.isPending}
        >
          {t('regle.enregistrer')}
        </Button>
        {!nu && <Button onClick={() => onFin(false)}>{t('regle.annuler')}</Button>}
      </div>
    </form>
  );
}
