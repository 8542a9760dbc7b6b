/** Names of the people in the plots. Each list is long, so that no name becomes a habit of the whole feed. */
export const NAMES: Readonly<Record<'she' | 'he', readonly string[]>> = {
  she: 'Adaeze Agnes Aisha Amara Anneke Beatriz Bernadette Birgit Bronagh Camille Carmela Chidi Concetta Daphne Delia Denise Dolores Dorota Edith Eileen Elke Esperanza Eunice Farida Fatou Flora Francesca Geneviève Ginny Gloria Gudrun Gwen Harriet Hilde Imelda Ines Ingeborg Irma Jadwiga Joyce Judith Kavita Kerstin Lakshmi Leonie Lorraine Lucinda Mabel Maeve Magda Marjorie Maureen Mei Mercy Millicent Minh Moira Muriel Nadia Nkechi Noreen Odette Olga Paloma Parvati Pauline Philippa Phyllis Pilar Ramona Renate Rosalind Roxanne Saoirse Shanthi Shirin Siobhan Sunita Svetlana Tabitha Thandi Ursula Valerie Verena Winifred Wilma Yolanda Yvonne Zeynep'.split(
    ' ',
  ),
  he: 'Ahmet Alasdair Alistair Anselm Anton Arjun Arturo Barry Bartosz Benedikt Bjorn Boris Casimir Cedric Clive Cornelius Cyril Dale Desmond Dieter Dinesh Duncan Ebenezer Edgar Elias Emeka Enzo Ernesto Ewan Faisal Felix Fergus Fritz Gareth Gaston Gianni Giles Gunther Hamish Hasan Hector Horst Hugo Humphrey Ignacio Ishaan Ivo Jarek Jerome Joaquin Jurgen Kaito Kofi Kwame Lars Leopold Lorenzo Magnus Marcel Mehmet Mikhail Milo Mortimer Murray Nestor Norbert Olaf Omar Osman Otto Pascal Pavel Percy Piotr Quentin Ramesh Reggie Rodrigo Rufus Rupert Sanjay Sergei Seamus Sipho Sven Tariq Terence Thaddeus Tomas Umberto Vikram Wendell Winston Yusuf Zoltan'.split(
    ' ',
  ),
};
