/** References of each chantier of the open piece, kept as they are left. */
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { CallInput } from '@comptoir/contract/http/call.ts';
import type { Chantier } from '@comptoir/contract/panier/chantiers.contract.ts';
import {
  modifierReferences,
  type PieceOuverte,
} from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { enOrdre } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import { refusRecu, valeursOf } from '../refus-recu.ts';
import {
  LONGUEURS_REFERENCES,
  ReferencesChantiers,
  type NomReference,
} from '../resume/references-chantiers.tsx';
import { PREMIERES } from '../../panier/suite.public.ts';
import { lue, pieceQuery } from '../piece-ouverte.queries.ts';
import { Bloc } from './bloc.tsx';
import type { EchecCommande } from './use-commander.ts';
import { ECRITURES_PIECE } from './use-write-piece.ts';

interface Props {
  piece: PieceOuverte;
  /** What was left out when the piece was to be sent. */
  echec: EchecCommande | undefined;
}

export function ReferencesPiece({ piece, echec }: Props) {
  const t = useTexts('piece-ouverte');
  const remplis = enOrdre(piece.chantiers).filter((each) => each.nombreArticles > 0);
  return (
    <Bloc titre={t('references.titre')} className="mt-8">
      <ReferencesChantiers
        chantiers={remplis}
        chorus={piece.chorus}
        isCommande={piece.type === 'Commande'}
        renderChamp={(chantier, nom, requis) => (
          <Reference
            key={nom}
            nom={nom}
            chantier={chantier}
            requis={requis}
            manque={
              echec?.champ === nom && echec.chantierId === chantier.id && !chantier[nom]
                ? echec.texte
                : undefined
            }
          />
        )}
      />
    </Bloc>
  );
}

interface ReferenceProps {
  nom: NomReference;
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
      maxLength={LONGUEURS_REFERENCES[nom]}
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
