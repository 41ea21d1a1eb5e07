/** What a combobox is given; shared by its light shell and its lazily loaded list. */
export interface ComboboxOption {
  value: string;
  label: string;
  /** Second words in the list: a town, a code. */
  detail?: string;
}

export interface ComboboxChoice {
  /** Null when nothing is chosen. Left out, the combobox keeps its own. */
  value?: ComboboxOption | null;
  defaultValue?: ComboboxOption;
  onChange?: (option: ComboboxOption | null) => void;
  /** A fixed list, filtered here. */
  options?: readonly ComboboxOption[];
  /** A list asked for as one types; the signal tells that the answer is no longer wanted. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;
  /** Characters from which `search` is asked. */
  minLength?: number;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
}
