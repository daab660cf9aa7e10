import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { request } from './request.ts';

interface FinanceCategory {
  _id: string;
  name: string;
  color: string | null;
}

export const FinanceCategories = () => {
  const { data, isError } = useQuery({
    queryKey: ['listFinanceCategories'],
    queryFn: () => request<FinanceCategory[]>('/finance-categories/admin'),
  });
  if (isError) return <p role="alert">Failed to fetch categories</p>;
  if (!data) return <p>Loading...</p>;
  return (
    <>
      <h1>Finance Categories</h1>
      <table>
        <thead>
          <tr>
            <th>Category Name</th>
            <th>Color</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.map(({ _id: id, name, color }) => (
            <tr key={id}>
              <th>{name}</th>
              <td>{color ?? 'No color'}</td>
              <td>
                <Link to={`/finances/edit-category/${id}`}>Edit</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
