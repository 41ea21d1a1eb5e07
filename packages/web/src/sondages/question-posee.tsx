import type {
  QuestionSondage,
  ReponseQuestion,
} from '@comptoir/contract/sondages/sondages.contract.ts';
import { MAX_TEXTE } from '@comptoir/contract/sondages/sondages.contract.ts';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Textarea } from '../ui/field/textarea.tsx';
import { ChoixMultiple } from './choix-multiple.tsx';
import { Echelle } from './echelle.tsx';

export type Reponse = Omit<ReponseQuestion, 'questionId'>;

export interface QuestionPoseeProps {
  question: QuestionSondage;
  /** Its place, then its words. */
  label: string;
  reponse: Reponse;
  onChange: (reponse: Reponse) => void;
  error: string | undefined;
}

export function QuestionPosee(props: QuestionPoseeProps) {
  const { question, label, reponse, onChange, error } = props;
  const common = { label, required: question.obligatoire, ...(error !== undefined && { error }) };
  switch (question.genre) {
    case 'choix':
      return (
        <RadioGroup
          {...common}
          look="rows"
          className="[&_legend]:mb-2 [&_legend]:type-h3"
          options={question.choix.map(({ id, libelle }) => ({ value: String(id), label: libelle }))}
          value={String(reponse.choixIds?.[0] ?? '')}
          onChange={(value) => onChange({ choixIds: [Number(value)] })}
        />
      );
    case 'choix-multiple':
      return (
        <ChoixMultiple
          {...common}
          choix={question.choix}
          coches={reponse.choixIds ?? []}
          onChange={(choixIds) => onChange({ choixIds })}
        />
      );
    case 'echelle':
      return (
        <Echelle
          {...common}
          maximum={question.maximum ?? 0}
          bornes={question.choix.map(({ libelle }) => libelle)}
          note={reponse.note}
          onChange={(note) => onChange({ note })}
        />
      );
    case 'texte':
      return (
        <Textarea
          {...common}
          rows={4}
          maxLength={MAX_TEXTE}
          className="[&_label]:type-h3"
          value={reponse.texte ?? ''}
          onChange={({ currentTarget }) => onChange({ texte: currentTarget.value })}
        />
      );
  }
}
