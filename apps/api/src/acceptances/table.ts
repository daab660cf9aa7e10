export interface PolicyAcceptancesTable {
  user_id: string;
  /** Of the legal text. */
  type: string;
  version: number;
  sha256: string;
  accepted_at: string;
  /** Where the user accepted it, such as the app and the address. */
  source: string;
}

/** Of acceptances whose account was deleted. Without the person, nobody can tell whose it is. */
export interface PolicyAcceptanceProofsTable {
  /** `proofOf` the acceptance. */
  proof: string;
  type: PolicyAcceptancesTable['type'];
  version: number;
  sha256: string;
}

declare module '../platform/db/schema.ts' {
  interface Database {
    policy_acceptances: PolicyAcceptancesTable;
    policy_acceptance_proofs: PolicyAcceptanceProofsTable;
  }
}
