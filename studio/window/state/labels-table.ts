/** The names of keys in forms: key, English, Indonesian. What stands before a dot is the widget or object it is for. */
export const labelsTable = `
accent | Highlights | Aksen
action | Form address | Alamat formulir
actions | Action names | Nama aksi
address | Address | Alamat
after | Appears after | Muncul setelah
ajaxUrl | Address for leads | Alamat untuk lead
align | Alignment | Perataan
alignMobile | Align on phones | Perataan di ponsel
alt | Description of the picture | Keterangan gambar
analytics | Analytics | Analitik
angle | Direction | Arah
answer | Answer | Jawaban
arrows | Arrows | Panah
autoplay | Plays by itself | Berjalan sendiri
autoplayDelay | Starts after | Mulai setelah
background | Background | Latar
badge | Badge | Label kecil
body | Text | Teks
bold | Bold | Tebal
brand | Brand | Warna utama
brochureUrl | Brochure | Brosur
button | Button | Tombol
buttonLabel | Words on the button | Tulisan tombol
buttons | Buttons | Tombol
campaign | Campaign tags in links | Tanda kampanye pada tautan
cancelOtp | Cancel a code | Batalkan kode
caption | Caption | Keterangan
captionHidden | Hide the caption | Sembunyikan keterangan
captions | Captions | Keterangan
video.captions | Subtitles | Takarir
children | Inside | Isi
city | City | Kota
color | Colour | Warna
colors | Colours | Warna
columns | Columns | Kolom
consent | Consent | Persetujuan
content | Text | Teks
controls | Player controls | Tombol pemutar
copy | Sentences of the page | Kalimat halaman
counter | Slide counter | Penghitung slide
cover | Picture beside the form | Gambar di samping formulir
customCopyLeads | Own words on forms | Kata sendiri di formulir
dark | Dark sections | Section gelap
date | Date | Tanggal
decimals | Decimal places | Angka di belakang koma
description | Description | Deskripsi
descriptionSource | Description comes from | Deskripsi diambil dari
desktop | Desktop | Desktop
detail | Detail | Rincian
developer | Developer | Pengembang
direction | Direction | Arah
dismissible | Can be closed | Bisa ditutup
distance | Distance | Jarak
district | District | Kecamatan
dots | Dots | Titik
dropCap | Large first letter | Huruf awal besar
duration | Duration | Durasi
enabled | Switched on | Aktif
end | End | Akhir
endedText | Words after the end | Kata setelah berakhir
endless | Endless | Tanpa akhir
environmentType | Where the page is served | Tempat halaman tayang
eyebrow | Line above | Baris di atas
facts | Facts | Fakta
file | File | Berkas
firstLarge | First one large | Yang pertama besar
flip | Mirror | Cermin
floorPlan | Floor plan | Denah
focalPoint | Focal point | Titik fokus
fonts | Fonts | Font
footer | Footer | Footer
form | Forms without JavaScript | Formulir tanpa JavaScript
from | First colour | Warna pertama
fullscreen | Full screen | Layar penuh
gap | Gap | Jarak
general | Lead form | Formulir lead
generateLead | generate_lead event | Event generate_lead
geo | Place on the map | Letak di peta
gradient | Gradient | Gradasi
grouping | Thousands separator | Pemisah ribuan
head | Column headings | Judul kolom
header | Header | Header
heading | Heading | Judul
fonts.heading | Headings | Judul
height | Height | Tinggi
hideAfter | Disappears after | Hilang setelah
hideOn | Hide on | Sembunyikan di
hours | Opening hours | Jam buka
icon | Icon | Ikon
id | Name for links | Nama untuk tautan
project.id | Project id | ID proyek
tags.id | Id of the tag | ID tag
image | Picture | Gambar
images | Pictures | Gambar
inFront | In front of the content | Di depan isi
ink | Text | Teks
interval | Each stays for | Tiap gambar tampil
invert | Invert | Balik bentuk
italic | Italic | Miring
itemLook | Look of each column | Tampilan tiap kolom
items | Entries | Isi
justify | Distribution | Pembagian
kenBurns | Slow zoom | Zoom pelan
kind | Kind | Jenis
label | Words | Tulisan
section-nav.label | Name for screen readers | Nama untuk pembaca layar
tabs.label | Name for screen readers | Nama untuk pembaca layar
lang | Language | Bahasa
latitude | Latitude | Lintang
layout | Layout | Tata letak
lead | WhatsApp form | Formulir WhatsApp
leadButtons | Floating contact buttons | Tombol kontak melayang
leadsSubmissionForm | WhatsApp buttons | Tombol WhatsApp
level | Heading level | Tingkat judul
lightbox | Opens large | Bisa dibuka besar
settings.lightbox | Media viewer | Penampil media
modals.lightbox | Media viewer | Penampil media
line | Lines | Garis
link | Link | Tautan
linkLabel | Words of the link | Tulisan tautan
links | Links | Tautan
list | List of places | Daftar tempat
localNumbers | Numbers without country code | Nomor tanpa kode negara
logo | Logo | Logo
longitude | Longitude | Bujur
look | Look | Tampilan
loop | Repeats | Berulang
maxWidth | Widest | Lebar maksimum
method | Method | Metode
micrositeSuperleadsId | Superleads id of this page | ID superleads halaman ini
minHeight | Least height | Tinggi minimum
mobile | Phone | Ponsel
mobileSrc | Picture for phones | Gambar untuk ponsel
modals | Dialogs | Dialog
mute | Without sound | Tanpa suara
muted | Quiet | Redup
colors.muted | Quieter text | Teks redup
name | Name | Nama
networks | Networks | Jaringan
newTab | New tab | Tab baru
noindex | Hide from search engines | Sembunyikan dari mesin pencari
note | Note | Catatan
numbers | Right-align numbers | Angka rata kanan
oldPrice | Old price | Harga lama
onBrand | Text on the brand colour | Teks di atas warna utama
onDark | Text in dark sections | Teks di section gelap
onPhones | On phones too | Juga di ponsel
onScroll | While scrolling | Saat digulir
open | Open at first | Terbuka dari awal
otp | One-time codes | Kode OTP
overlay | Shade | Bayangan
overlayColor | Colour of the shade | Warna bayangan
overlayStrength | Strength of the shade | Kekuatan bayangan
overwriteWhatsapp | Own WhatsApp link | Tautan WhatsApp sendiri
padding | Space inside | Jarak dalam
paper | Page | Halaman
pauseOnHover | Pauses under the pointer | Berhenti saat disorot
percent | Percent | Persen
phone | Phone | Telepon
photo | Photo | Foto
photographs | Photographs | Foto
picture | Picture | Gambar
place | Place | Tempat
background.place | Position | Letak
places | Places | Tempat
policyUrl | Privacy policy | Kebijakan privasi
postalCode | Postal code | Kode pos
poster | Poster | Poster
prefix | Before the number | Sebelum angka
preset | Style | Gaya
pretext | Start of the message | Awal pesan
price | Price | Harga
priceCheckbox | Price checkbox | Centang harga
priceFrom | Price from | Harga mulai
priceNote | Words before the price | Kata sebelum harga
priceTo | Price up to | Harga sampai
productionContainerId | Tag manager, live | Tag manager, tayang
productionId | Measurement id, live | ID pengukuran, tayang
profiles | Profiles | Profil
project | Project | Proyek
projectUrl | Address of the project record | Alamat data proyek
projects | Projects | Proyek
prompt | Prompt | Ajakan
provider | Map | Peta
province | Province | Provinsi
published | Published on | Tayang sejak
question | Question | Pertanyaan
quote | Quotation | Kutipan
radius | Corners | Sudut
rating | Rating | Nilai
ratio | Shape | Bentuk
columns.ratio | Widths | Lebar kolom
recommendation | Other projects | Proyek lain
remark | Remark | Keterangan
rememberSeconds | Stays closed for | Tetap tertutup selama
required | Required | Wajib
reverseOn | Reverse on | Balik urutan di
role | Role | Peran
rounded | Rounded corners | Sudut membulat
rowHead | First column is a heading | Kolom pertama judul
rowHeight | Row height | Tinggi baris
rows | Rows | Baris
searchEngines | Tell search engines | Beri tahu mesin pencari
sections | Sections | Section
sendOtp | Send a code | Kirim kode
seo | Search and sharing | Pencarian dan berbagi
settings | Settings | Pengaturan
shape | Shape | Bentuk
shapeBottom | Shape at the bottom | Bentuk di bawah
shapeTop | Shape at the top | Bentuk di atas
share | Share menu | Menu bagikan
shareImage | Picture of shared links | Gambar tautan yang dibagikan
showPercent | Show the percentage | Tampilkan persen
showValue | Show the value | Tampilkan nilai
side | Side | Sisi
size | Size | Ukuran
slides | Slides at a time | Slide sekaligus
slideshow | Slideshow | Slideshow
small | On small screens | Di layar kecil
source | Source | Sumber
spacing | Spacing | Jarak
speed | Speed | Kecepatan
src | File | Berkas
stagingContainerId | Tag manager, test | Tag manager, uji coba
stagingId | Measurement id, test | ID pengukuran, uji coba
start | Start | Awal
accordion.start | At first | Saat dibuka
status | Sales status | Status penjualan
sticky | Sticks to | Menempel di
stickyOffset | Distance from the edge | Jarak dari tepi
stickyOn | Sticks on | Menempel pada
street | Street | Jalan
subheadingLevel | Level of subheadings | Tingkat subjudul
submit | Words on the button | Tulisan tombol
subtitle | Prompt | Ajakan
suffix | After the number | Setelah angka
superleadsId | Superleads id | ID superleads
surface | Where it is | Letaknya
colors.surface | Cards and forms | Kartu dan formulir
swipeThreshold | Shortest swipe | Geseran terpendek
sync | Move together | Bergerak bersama
tablet | Tablet | Tablet
tags | Tags | Tag
telesalesNumber | WhatsApp of the sales team | WhatsApp tim penjualan
template | Kind of page | Jenis halaman
text | Text | Teks
theme | Theme | Tema
time | Travel time | Waktu tempuh
tint | Quieter sections | Section lembut
tip | Explanation | Penjelasan
title | Title | Judul
titleSource | Title comes from | Judul diambil dari
to | Second colour | Warna kedua
tone | Colours | Warna
trackerDestination | Analytics go to | Analitik dikirim ke
transcript | Transcript | Transkrip
transition | Each fade takes | Lama peralihan
unitType | Form of unit types | Formulir tipe unit
units | Number of homes | Jumlah unit
until | Ends | Berakhir
untilText | Words with the date | Kata dengan tanggal
updated | Last changed on | Terakhir diubah
url | Web address | Alamat web
value | Value | Nilai
verifyOtp | Check a code | Periksa kode
version | Version | Versi
verticalAlign | Vertical alignment | Perataan tegak
video | Video | Video
whatsappBusinessNumber | Number of the backend | Nomor dari backend
whatsappMessage | WhatsApp message | Pesan WhatsApp
width | Width | Lebar
widths | Own widths | Lebar sendiri
wrap | Wraps | Turun baris
x | From the left | Dari kiri
y | From the top | Dari atas
zone | Time zone | Zona waktu
zoom | Zoom | Zoom
`;
