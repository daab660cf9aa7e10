// Generated from openapi.yaml by `pnpm generate`. Do not edit.


