/** What the buyer's own papers call each chantier; of a public body also what Chorus Pro asks for. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import { exigenceOf, isRequise } from '@comptoir/contract/panier/references.schema.ts';
import {
  MAX_SIGNES_CODE_SERVICE,
  MAX_SIGNES_ENGAGEMENT,
  MAX_SIGNES_REFERENCE,
} from '@comptoir/contract/panier/limites.ts';
import {
  modifierReferences,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import { nomChantier } from '../resume/nom-chantier.ts';
import { PREMIERES } from '../../panier/suite.public.ts';
import { lue, pieceQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';
import type { EchecCommande } from './use-commander.ts';
import { ECRITURES_PIECE } from './use-write-piece.ts';

const LONGUEURS = {
  codeServiceChorus: MAX_SIGNES_CODE_SERVICE,
  numeroEngagement: MAX_SIGNES_ENGAGEMENT,
  referenceCommande: MAX_SIGNES_REFERENCE,
};
type Nom = keyof typeof LONGUEURS;

interface Props {
  piece: PieceOuverte;
  /** What was left out when the piece was to be sent. */
  echec: EchecCommande | undefined;
}

export function ReferencesPiece({ piece, echec }: Props) {
  const t = useTexts('piece-ouverte');
  const remplis = enOrdre(piece.chantiers).filter((each) => each.nombreArticles > 0);
  const noms: Nom[] = piece.chorus
    ? ['codeServiceChorus', 'numeroEngagement', 'referenceCommande']
    : ['referenceCommande'];
  return (
    <Bloc titre={t('references.titre')} className="mt-8">
      {piece.chorus && (
        <p className="mb-3 text-pretty">{t(`references.chorus.${exigenceOf(piece.chorus)}`)}</p>
      )}
      <div className={noms.length > 1 ? 'flex flex-col gap-5' : GRILLE}>
        {remplis.map((chantier) => (
          <fieldset key={chantier.id} className="min-w-0">
            <legend className="mb-1 type-label">{nomChantier(t, chantier)}</legend>
            <div className={noms.length > 1 ? GRILLE : undefined}>
              {noms.map((nom) => (
                <Reference
                  key={nom}
                  nom={nom}
                  chantier={chantier}
                  requis={
                    nom !== 'referenceCommande' &&
                    piece.type === 'Commande' &&
                    piece.chorus !== null &&
                    isRequise(nom, piece.chorus, chantier)
                  }
                  manque={
                    echec?.champ === nom && echec.chantierId === chantier.id && !chantier[nom]
                      ? echec.texte
                      : undefined
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Bloc>
  );
}

/** A row of fields of a chantier, or a field of each chantier in a row. */
const GRILLE = 'grid gap-x-4 gap-y-3 sm:grid-cols-3';

interface ReferenceProps {
  nom: Nom;
  chantier: Chantier;
  requis: boolean;
  manque: string | undefined;
}

function Reference({ nom, chantier, requis, manque }: ReferenceProps) {
  const t = useTexts('piece-ouverte');
  const { envoyer, erreur } = useReferences();
  const probleme = erreur ?? manque;
  return (
    <TextInput
      label={t(`references.${nom}`)}
      name={nom}
      data-chantier={chantier.id}
      defaultValue={chantier[nom] ?? ''}
      maxLength={LONGUEURS[nom]}
      required={requis}
      {...(probleme !== undefined && { error: probleme })}
      onBlur={(event) => {
        const texte = event.currentTarget.value.trim();
        if (texte !== (chantier[nom] ?? '')) envoyer({ chantierId: chantier.id, [nom]: texte });
      }}
    />
  );
}

type Change = CallInput<typeof modifierReferences>['body'];

function useReferences() {
  const { api, locale, queryClient } = useRouteContext({ from: '__root__' });
  const tErreurs = useTexts('erreurs');
  const { queryKey } = pieceQuery({ api, locale });
  const envoi = useMutation({
    mutationKey: ECRITURES_PIECE,
    mutationFn: (body: Change) =>
      api.call(modifierReferences, { query: PREMIERES, body }, { locale }),
    onSuccess: (piece) => queryClient.setQueryData(queryKey, lue(piece)),
    scope: { id: 'piece-ouverte' },
  });
  const refus = envoi.error ? refusRecu(envoi.error) : undefined;
  return {
    envoyer: (change: Change) => envoi.mutate(change),
    erreur: refus && tErreurs(refus.code, valeursOf(refus)),
  };
}
