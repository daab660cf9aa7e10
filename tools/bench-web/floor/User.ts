/** As the API sends it, without what the floor doesn't show. */
export interface User {
  _id: string;
  name: string;
  email: string;
  role: string;
  gender: string | null;
  dob: string | null;
  height: string | null;
  weight: string | null;
  createdAt: string;
}
