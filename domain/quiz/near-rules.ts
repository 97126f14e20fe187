import type { TajweedRule } from "#domain/tajweed/rule.ts";

/**
 * For each rule those that a learner may take it for, the nearest first, without any that may be said of the
 * same letters too: what is read silent is not offered beside the joining hamza or the sun lam, nor the plain
 * ghunnah beside what is held with one, nor the natural madd beside the madd at a stop.
 */
export const nearRules: Readonly<Record<TajweedRule, readonly TajweedRule[]>> = {
  ghunnah: ["ikhfa", "iqlab", "idgham_no_ghunnah", "qalqalah", "ikhfa_shafawi"],
  idgham_ghunnah: ["ikhfa", "idgham_no_ghunnah", "iqlab", "idgham_shafawi", "ikhfa_shafawi"],
  idgham_no_ghunnah: ["idgham_ghunnah", "ikhfa", "iqlab", "idgham_mutaqaribayn", "lam_shamsiyyah"],
  idgham_shafawi: ["ikhfa_shafawi", "idgham_ghunnah", "iqlab", "ikhfa", "idgham_no_ghunnah"],
  idgham_mutajanisayn: ["idgham_mutaqaribayn", "qalqalah", "idgham_no_ghunnah", "ikhfa", "lam_shamsiyyah"],
  idgham_mutaqaribayn: ["idgham_mutajanisayn", "qalqalah", "idgham_no_ghunnah", "ikhfa", "lam_shamsiyyah"],
  ikhfa: ["iqlab", "idgham_ghunnah", "idgham_no_ghunnah", "ikhfa_shafawi", "qalqalah"],
  ikhfa_shafawi: ["idgham_shafawi", "iqlab", "ikhfa", "idgham_ghunnah", "qalqalah"],
  iqlab: ["ikhfa", "idgham_ghunnah", "ikhfa_shafawi", "idgham_no_ghunnah", "idgham_shafawi"],
  qalqalah: ["ikhfa", "ghunnah", "lam_shamsiyyah", "idgham_mutajanisayn", "madd_2"],
  madd_2: ["madd_muttasil", "madd_munfasil", "madd_6", "ghunnah", "hamzat_wasl"],
  madd_246: ["madd_muttasil", "madd_munfasil", "madd_6", "ghunnah", "qalqalah"],
  madd_muttasil: ["madd_munfasil", "madd_2", "madd_6", "madd_246", "ghunnah"],
  madd_munfasil: ["madd_muttasil", "madd_2", "madd_6", "madd_246", "ghunnah"],
  madd_6: ["madd_muttasil", "madd_munfasil", "madd_2", "madd_246", "ghunnah"],
  lam_shamsiyyah: ["hamzat_wasl", "idgham_no_ghunnah", "qalqalah", "madd_2", "ghunnah"],
  hamzat_wasl: ["lam_shamsiyyah", "madd_2", "madd_munfasil", "qalqalah", "madd_muttasil"],
  silent: ["madd_2", "madd_munfasil", "madd_muttasil", "qalqalah", "idgham_no_ghunnah"],
};
